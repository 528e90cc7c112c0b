"""Readers of the older case dialects, one module per game; `tools/convert_cases.py` uses them."""
