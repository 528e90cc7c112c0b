"""The server: matches as append-only logs, tables for people, bots in worker processes."""
