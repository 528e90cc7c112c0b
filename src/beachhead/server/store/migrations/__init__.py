"""Alembic scripts."""
