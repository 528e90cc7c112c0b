"""The rules, one file per chapter of the sheet; the larger chapters have one file per topic.

1  Components and setup   setup
2  Map                    board
3  Control and resources  control, gains, pieces (the only place where pieces change places)
4  Turn                   turn
5  Top actions            move, cargo, bolster, trade, produce
6  Bottom actions         bottom, upgrade, deploy, build, enlist
7  Combat                 combat, retreat, cards
8  Encounters, Factory,   encounter, factory, objective
   objectives
9  Nations                ../powers, one file per nation
10 Stars                  star
11 End and scoring        end, scoring
12 Clarifications         with the rule they make clear
13 Special modes          ../game
   Hidden information     hidden
   Chance                 setup, cards
   Invariants             ../invariants
"""
