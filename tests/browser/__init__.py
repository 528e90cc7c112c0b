"""The product in a real browser, against a real server on loopback."""
