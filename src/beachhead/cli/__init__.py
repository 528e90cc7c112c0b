"""The command line. One file per command, named like it; `__main__` finds them by folder."""
