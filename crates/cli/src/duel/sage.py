# Plays for Open Sage. A line holds 26 places, as its package numbers them, and two dice; the answer is the 26 places after its play.
# Without dice the answer is what the position is worth before the roll: the probabilities of winning, winning a gammon, winning a
# backgammon, losing a gammon and losing a backgammon.
import sys

from bgsage import BgBotAnalyzer

analyzer = BgBotAnalyzer(eval_level=sys.argv[1] + "ply", cubeful=False, parallel_threads=1)
print("ready", flush=True)
for line in sys.stdin:
    numbers = [int(word) for word in line.split()]
    if len(numbers) == 26:
        print(*analyzer.cube_action(numbers, jacoby=False, beaver=False).probs.to_list(), flush=True)
    else:
        print(*analyzer.checker_play(numbers[:26], numbers[26], numbers[27]).moves[0].board, flush=True)
