"""What tries the games out: worked cases, conformance, golden games and the rule index."""
