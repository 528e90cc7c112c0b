"""The games. Each folder is one game; no game imports another."""
