# Plays for Open Sage. A line holds 26 places, as its package numbers them, and two dice; the answer is the 26 places after its play.
import sys

from bgsage import BgBotAnalyzer

analyzer = BgBotAnalyzer(eval_level=sys.argv[1] + "ply", cubeful=False, parallel_threads=1)
print("ready", flush=True)
for line in sys.stdin:
    numbers = [int(word) for word in line.split()]
    best = analyzer.checker_play(numbers[:26], numbers[26], numbers[27]).moves[0]
    print(*best.board, flush=True)
