"""Speed: the fixed kernel and what is measured against it."""
