"""The chapters of the rule sheet, in its order: setup, turn, moves, ending, hidden."""
