package org.pieceworth.engine;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.variant.RoyalRules;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// Exchanges on a square by playing them out, with the generator and the moves of the same pieces in a
/// variant without royalty, where every capture is legal.
final class BruteForceExchange {

    private final VariantRules free;
    private final Set<Character> kings;
    private final int[] values;

    /// @param values by type, kings above all
    BruteForceExchange(Variant variant, int[] values) {
        this.kings = variant.royals().kings();
        this.values = values.clone();
        Variant chess = Variants.open("chess").variant();
        free = VariantRules.of(new Variant(
                variant.name(),
                variant.board(),
                variant.types(),
                variant.startFen(),
                variant.chess960(),
                variant.pawns(),
                variant.promotion(),
                variant.castling(),
                new RoyalRules(Set.of(), true, false, false, false, Optional.empty()),
                variant.hands(),
                variant.gating(),
                variant.captures(),
                variant.mobility(),
                chess.end(),
                chess.stones(),
                variant.notModelled()));
    }

    /// The same pieces where none is royal; rights to castle are left out.
    VariantPosition free(VariantPosition position) {
        Setup setup = position.setup();
        return free.position(new Setup(
                setup.board(),
                setup.pieces(),
                setup.sideToMove(),
                Set.of(),
                setup.enPassant(),
                setup.halfmoveClock(),
                setup.fullmoveNumber(),
                setup.extras()));
    }

    /// What the move can win when the least valuable attacker takes each time: one number, or more where
    /// attackers of the same worth stand on different squares and it matters which of them takes. Empty
    /// where a capture on the square promotes or takes more than what stands there.
    ///
    /// @param free the position where no piece is royal, in which moves are made and taken back
    Set<Integer> leastFirst(VariantPosition free, int move) {
        return played(free, move, this::fightByLeast);
    }

    /// What the move can win when each side takes with whatever is best.
    OptionalInt best(VariantPosition free, int move) {
        Set<Integer> best = played(free, move, (p, to) -> Set.of(fightByBest(p, to)));
        return best.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(best.iterator().next());
    }

    /// What the side to move can win by going on with an exchange on a square.
    private interface Fight {
        Set<Integer> of(VariantPosition position, int to);
    }

    private Set<Integer> played(VariantPosition p, int move, Fight fight) {
        int before = balance(p);
        p.make(move);
        int gain = Move.kind(move) == Move.DROP ? 0 : -balance(p) - before;
        Set<Integer> results = new TreeSet<>();
        try {
            fight.of(p, Move.to(move)).forEach(loss -> results.add(gain - loss));
        } catch (Uncommon _) {
            results.clear();
        } finally {
            p.unmake();
        }
        return results;
    }

    /// The pieces on the board, for the side to move.
    private int balance(VariantPosition p) {
        int sum = 0;
        for (int type = 0; type < values.length; type++) {
            sum += values[type]
                    * (p.onBoard(p.sideToMove(), type)
                            - p.onBoard(p.sideToMove().other(), type));
        }
        return sum;
    }

    private Set<Integer> fightByLeast(VariantPosition p, int to) {
        int[] captures = captures(p, to);
        int least = IntStream.of(captures)
                .map(move -> worth(p, Move.from(move)))
                .min()
                .orElse(0);
        Set<Integer> results = new TreeSet<>();
        for (int move : captures) {
            if (worth(p, Move.from(move)) == least) {
                int gain = worth(p, to);
                boolean king = isKing(p, move);
                p.make(move);
                try {
                    if (king && captures(p, to).length > 0) {
                        results.add(0);
                    } else {
                        fightByLeast(p, to).forEach(loss -> results.add(Math.max(0, gain - loss)));
                    }
                } finally {
                    p.unmake();
                }
            }
        }
        return results.isEmpty() ? Set.of(0) : results;
    }

    private int fightByBest(VariantPosition p, int to) {
        int best = 0;
        for (int move : captures(p, to)) {
            int gain = worth(p, to);
            boolean king = isKing(p, move);
            p.make(move);
            try {
                if (!king || captures(p, to).length == 0) {
                    best = Math.max(best, gain - fightByBest(p, to));
                }
            } finally {
                p.unmake();
            }
        }
        return best;
    }

    private boolean isKing(VariantPosition p, int move) {
        return kings.contains(p.letters().charAt(Position.type(p.pieceAt(Move.from(move)))));
    }

    private int worth(VariantPosition p, int square) {
        return values[Position.type(p.pieceAt(square))];
    }

    /// What can take on the square, each piece once.
    private static int[] captures(VariantPosition p, int to) {
        int[] moves = new int[p.maxMoves()];
        int count = p.generate(moves);
        if (Arrays.stream(moves, 0, count).anyMatch(move -> takesOnTheWay(p, move, to))) {
            throw new Uncommon();
        }
        int[] captures = Arrays.stream(moves, 0, count)
                .filter(move -> Move.to(move) == to && Move.kind(move) != Move.CASTLING && Move.from(move) != to)
                .toArray();
        for (int move : captures) {
            if (Move.kind(move) != Move.NORMAL || Move.gatedType(move) >= 0) {
                throw new Uncommon();
            }
        }
        return captures;
    }

    private static boolean takesOnTheWay(VariantPosition p, int move, int to) {
        return Move.kind(move) == Move.LEGS
                && IntStream.of(p.takenOnTheWay(move)).anyMatch(square -> square == to);
    }

    /// A capture that is more than a piece taking another.
    private static final class Uncommon extends RuntimeException {
        private static final long serialVersionUID = 1;

        Uncommon() {
            super("", null, false, false);
        }
    }
}
