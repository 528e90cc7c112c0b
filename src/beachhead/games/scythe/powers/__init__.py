"""Nations: chapter 9. One file per nation; what two or more share is in common.

Chapters call these at named points, guarded by the bit of the ability. A bit is set for those who
own the ability only, so no chapter asks for a nation.
"""
