package org.pieceworth.testkit;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.san.SanWriter;
import org.pieceworth.text.ComputedValues;

/// Seeded games of random moves, as PGN, whose results follow the material at their end, with noise.
public final class RandomPgn {

    private static final int[] VALUES = {1, 3, 3, 5, 9};

    /// Games by seed: tests read the same games repeatedly, and writing them takes longer than reading them.
    private static final ComputedValues<Integer, String> GAMES = new ComputedValues<>(2000);

    private RandomPgn() {}

    /// The games of the seeds from one to another, that one excluded. Each has tags, some of them not easily quoted,
    /// and every fifteenth is of one move, too short for a quiet position.
    public static String games(int from, int to) {
        return IntStream.range(from, to)
                .mapToObj(seed -> GAMES.get(seed, () -> game(seed)) + "\n")
                .collect(Collectors.joining());
    }

    private static String game(int seed) {
        RandomGenerator random = RandomGames.random(seed);
        ChessPosition position = ChessPosition.initial();
        StringBuilder moves = new StringBuilder();
        List<Integer> played = seed % 15 == 0
                ? List.of(firstMove(position, seed / 15))
                : RandomGames.play(position.copy(), 160, random);
        for (int move : played) {
            moves.append(SanWriter.write(position, move)).append(' ');
            position.make(move);
        }
        double lead = random.nextGaussian() * 6;
        for (int type = 0; type < VALUES.length; type++) {
            lead += VALUES[type]
                    * (ChessPosition.count(position.material(), type, 0)
                            - ChessPosition.count(position.material(), type, 1));
        }
        String result = lead > 3 ? "1-0" : lead < -3 ? "0-1" : "1/2-1/2";
        return "[Event \"Random, \\\"noisy\\\"\"]\n[Evil \"'); DROP TABLE x; --\"]\n[White \"Player " + seed % 7
                + "\"]\n[WhiteElo \"" + (2000 + seed) + "\"]\n[Weight \"0." + (seed % 9 + 1) + "\"]\n[Result \""
                + result + "\"]\n\n" + moves + result + "\n";
    }

    private static int firstMove(ChessPosition position, int number) {
        int[] moves = new int[position.maxMoves()];
        return moves[number % position.generate(moves)];
    }
}
