package org.pieceworth.bench.peer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Outcome;

/// Cycles of four moves by which a position comes again: each side moves a piece and takes the move back.
final class RepeatedCycles {

    /// The most repetitions of a cycle.
    private static final int TIMES = 4;

    private RepeatedCycles() {}

    /// The moves of a random cycle, over and over until the game ends or the cycle has been played often enough; left
    /// on the position as it was. Empty where the moves cannot be taken back.
    ///
    /// @param first the position's moves that can be taken back, as `plain` finds them
    static Optional<List<Integer>> random(VariantPosition position, List<Integer> first, RandomGenerator random) {
        if (first.isEmpty()) {
            return Optional.empty();
        }
        int move = first.get(random.nextInt(first.size()));
        position.make(move);
        List<Integer> answers = position.outcome() instanceof Outcome.InPlay ? plain(position) : List.of();
        position.unmake();
        if (answers.isEmpty()) {
            return Optional.empty();
        }
        int answer = answers.get(random.nextInt(answers.size()));
        return played(position, List.of(move, answer, reverse(move), reverse(answer)));
    }

    private static Optional<List<Integer>> played(VariantPosition position, List<Integer> cycle) {
        List<Integer> played = new ArrayList<>();
        boolean legal = true;
        for (int ply = 0; ply < TIMES * cycle.size() && position.outcome() instanceof Outcome.InPlay; ply++) {
            int move = cycle.get(ply % cycle.size());
            // Once round, the position is the same again, and so are its moves.
            legal = ply >= cycle.size() || plain(position).contains(move);
            if (!legal) {
                break;
            }
            position.make(move);
            played.add(move);
        }
        played.forEach(_ -> position.unmake());
        return legal ? Optional.of(played) : Optional.empty();
    }

    private static int reverse(int move) {
        return Move.of(Move.to(move), Move.from(move), Move.NORMAL);
    }

    /// The legal moves from square to square that take nothing.
    static List<Integer> plain(VariantPosition position) {
        List<Integer> plain = new ArrayList<>();
        for (int move : position.legalMoves()) {
            boolean takesNothing = position.takenType(move) < 0;
            if (Move.kind(move) == Move.NORMAL && move >>> 25 == 0 && takesNothing) {
                plain.add(move);
            }
        }
        return plain;
    }
}
