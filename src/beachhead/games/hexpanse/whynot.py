def refusals(*a): raise NotImplementedError
