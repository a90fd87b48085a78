package org.pieceworth.engine.ending;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.engine.search.Score;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.rules.fairy.EndingValue;
import org.pieceworth.rules.fairy.Endings;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.GameValue;

/// Plays endings of three pieces and less by the values of their positions: the quickest win, the slowest loss.
public final class EndingPlay {

    /// With less time than this for a move nothing is begun that may take a second.
    private static final long MIN_NANOS = 5_000_000_000L;

    private static final int LONGEST_LINE = 40;

    private final Endings endings;

    public EndingPlay(VariantRules rules) {
        endings = rules.endings();
    }

    /// Looks a position up; empty with too many pieces, just after progress, or with too little time.
    public Optional<KnownEnding> find(VariantPosition position, SearchLimits limits) {
        boolean hurried = limits.hardNanos() > 0 && limits.hardNanos() < MIN_NANOS;
        if (hurried || !endings.isDue(position) || endings.value(position).isEmpty()) {
            return Optional.empty();
        }
        position.sortPieces();
        return best(position, limits.moves())
                .map(best -> best.value() == 0
                        ? new KnownEnding.Drawn(best.equals())
                        : new KnownEnding.Decided(best.value(), line(position, best), best.looked()));
    }

    /// @param value for the side to move, see [Score]
    /// @param move the first move that is worth it
    /// @param equals all moves that are
    private record Best(int value, int move, List<Integer> equals, long looked) {}

    private Optional<Best> best(VariantPosition p, List<Integer> choice) {
        int[] moves = p.legalMoves();
        int best = -Score.INFINITE;
        List<Integer> equals = new ArrayList<>();
        for (int move : moves) {
            if (!choice.isEmpty() && !choice.contains(move)) {
                continue;
            }
            Optional<Integer> value = valueOf(p, move);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            if (value.get() > best) {
                best = value.get();
                equals.clear();
            }
            if (value.get() == best) {
                equals.add(move);
            }
        }
        return equals.isEmpty()
                ? Optional.empty()
                : Optional.of(new Best(best, equals.getFirst(), equals, moves.length));
    }

    /// The value of a move to its side, with repetition and slow games first: a win counts as a draw if a
    /// reply can make it one by these rules.
    private Optional<Integer> valueOf(VariantPosition p, int move) {
        Side mover = p.sideToMove();
        p.make(move);
        Optional<Integer> value = switch (p.outcome()) {
            case Outcome.InPlay _ ->
                endings.value(p).map(EndingPlay::scoreBefore).map(score -> score > 0 && mayEndDrawn(p) ? 0 : score);
            case Outcome.Drawn _ -> Optional.of(0);
            case Outcome.Won(Side winner) -> Optional.of(winner == mover ? Score.winIn(1) : Score.lossIn(1));
        };
        p.unmake();
        return value;
    }

    /// True if some reply draws, by a repetition of an earlier position or by the rule of slow games.
    private static boolean mayEndDrawn(VariantPosition p) {
        return IntStream.of(p.legalMoves()).anyMatch(move -> {
            p.make(move);
            boolean drawn = p.outcome() instanceof Outcome.Drawn;
            p.unmake();
            return drawn;
        });
    }

    private static int scoreBefore(EndingValue after) {
        if (after.value() == GameValue.DRAW) {
            return 0;
        }
        int plies = after.plies() + 1;
        return after.value() == GameValue.LOSS ? Score.winIn(plies) : Score.lossIn(plies);
    }

    private List<Integer> line(VariantPosition p, Best first) {
        List<Integer> line = new ArrayList<>(List.of(first.move()));
        p.make(first.move());
        while (line.size() < LONGEST_LINE && p.outcome() instanceof Outcome.InPlay) {
            Optional<Best> next = best(p, List.of());
            if (next.isEmpty()) {
                break;
            }
            line.add(next.get().move());
            p.make(next.get().move());
        }
        line.forEach(_ -> p.unmake());
        return line;
    }
}
