"""Many tables at once: the fast way to play, for training at scale.

pip install .[rl]
python examples/batch_quickstart.py
"""

from time import perf_counter

from beachhead.env.batch import Batch

TABLES = 64
STEPS = 20


def main() -> None:
    batch = Batch("war_of_the_worlds", TABLES, seed=42)
    print(f"observations {batch.observations.shape}, masks {batch.masks.shape}")
    ended = 0
    began = perf_counter()
    for _ in range(STEPS):
        # your policy goes here: batch.observations and batch.masks in, an action per table out
        actions = batch.sample()
        batch.step(actions)
        ended += int(batch.terminated.sum())
    rate = TABLES * STEPS / (perf_counter() - began)
    print(f"{rate:,.0f} observed steps a second, {ended} games ended")


if __name__ == "__main__":
    main()
