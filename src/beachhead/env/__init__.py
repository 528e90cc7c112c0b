"""Doors for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and many tables at once.

Each door is a module of its own, because each needs packages of its own:

    beachhead.env.batch        many tables in step, numpy arrays out     pip install .[rl]
    beachhead.env.pettingzoo   every seat an agent, with action masks    pip install .[rl]
    beachhead.env.gymnasium    one seat, the others played by bots       pip install .[rl]
    beachhead.env.openspiel    registered as beachhead_<game>            pip install .[spiel]
"""
