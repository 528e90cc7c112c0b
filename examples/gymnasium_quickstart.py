"""Gymnasium in a minute: you hold one seat, a bot the other.

pip install .[rl]
python examples/gymnasium_quickstart.py
"""

import gymnasium

import beachhead.env.gymnasium  # noqa: F401 - makes the games known


def main() -> None:
    env = gymnasium.make(
        "beachhead/war_of_the_worlds-v1",
        seat=1,  # the Humans
        opponents="greedy",
        options={"round_limit": "40"},
    )
    observation, info = env.reset(seed=42)
    print(f"{len(observation)} numbers observed, {len(info['action_mask'])} actions")
    over = False
    decisions = 0
    while not over:
        # your policy goes here; info["action_mask"] is 1 where an action is legal
        action = env.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        over = terminated or truncated
        decisions += 1
    print(f"result {reward:+.0f} after {decisions} decisions of ours")


if __name__ == "__main__":
    main()
