"""Tournaments between bots, and what they say about bots and about games."""
