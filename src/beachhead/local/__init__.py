"""The tables of a server without a server: one person, one browser, its own storage."""
