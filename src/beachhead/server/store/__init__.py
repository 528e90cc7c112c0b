"""Storage: SQLite or PostgreSQL behind plain functions that take a connection."""
