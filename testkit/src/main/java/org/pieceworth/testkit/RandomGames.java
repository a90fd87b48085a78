package org.pieceworth.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Setup;

/// Seeded generators: the same seed gives the same values on every machine.
public final class RandomGames {

    private RandomGames() {}

    /// The random source of every generator.
    public static RandomGenerator random(long seed) {
        return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    }

    /// Random legal moves from the position, made on it; fewer than `plies` if the game
    /// ends.
    public static List<Integer> play(Position position, int plies, RandomGenerator random) {
        List<Integer> played = new ArrayList<>();
        int[] moves = new int[position.maxMoves()];
        for (int ply = 0; ply < plies; ply++) {
            int count = position.generate(moves);
            if (count == 0) {
                break;
            }
            int move = moves[random.nextInt(count)];
            position.make(move);
            played.add(move);
        }
        return played;
    }

    /// A starting position of Chess960: bishops on both shades, the king between the rooks.
    public static Setup chess960(RandomGenerator random) {
        char[] row = new char[8];
        row[2 * random.nextInt(4)] = 'b';
        row[2 * random.nextInt(4) + 1] = 'b';
        put(row, 'q', random.nextInt(6));
        put(row, 'n', random.nextInt(5));
        put(row, 'n', random.nextInt(4));
        put(row, 'r', 0);
        put(row, 'k', 0);
        put(row, 'r', 0);
        String black = new String(row);
        return Fen.parse(black + "/pppppppp/8/8/8/8/PPPPPPPP/" + black.toUpperCase(Locale.ROOT) + " w KQkq - 0 1");
    }

    /// Puts the letter on the free place of that number.
    private static void put(char[] row, char letter, int number) {
        int free = number;
        for (int file = 0; file < 8; file++) {
            if (row[file] == 0 && free-- == 0) {
                row[file] = letter;
                return;
            }
        }
    }
}
