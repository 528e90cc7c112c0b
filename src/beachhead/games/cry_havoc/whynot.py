def refusals(state):
    return []
