def describe(*a): raise NotImplementedError
