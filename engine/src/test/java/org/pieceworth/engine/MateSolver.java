package org.pieceworth.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Outcome;

/// Whether a side can force a win within this many plies, by looking at everything and judging nothing.
///
/// What was proven is kept by hash and depth, so a repetition inside the proof counts as any other position;
/// a shortest win needs none.
public final class MateSolver {

    private final VariantPosition position;
    private final Map<Long, Boolean> known = new HashMap<>();
    private final int[] refutation = new int[64];
    private long budget;

    /// @param budget the most positions to look at
    public MateSolver(VariantPosition position, long budget) {
        this.position = position;
        this.budget = budget;
    }

    /// Whether the side to move wins within this many plies, its own first move counted.
    ///
    /// @throws IllegalStateException when that needs more positions than there are to spend
    public boolean wins(int plies) {
        if (plies <= 0) {
            return false;
        }
        long key = position.hash() * 31 + plies;
        Boolean found = known.get(key);
        if (found == null) {
            found = (plies > 2 && wins(plies - 2)) || !winningMoves(plies, true).isEmpty();
            known.put(key, found);
        }
        return found;
    }

    /// The moves that win within this many plies.
    List<Integer> winningMoves(int plies) {
        return winningMoves(plies, false);
    }

    /// Whether the move wins within this many plies, itself counted.
    boolean wins(int move, int plies) {
        position.make(move);
        boolean wins = loses(plies - 1);
        position.unmake();
        return wins;
    }

    private List<Integer> winningMoves(int plies, boolean first) {
        int[] moves = legal();
        List<Integer> winning = new ArrayList<>();
        for (int checks = 1; checks >= 0; checks--) {
            for (int move : moves) {
                if ((checks == 1) == checks(move) && wins(move, plies)) {
                    winning.add(move);
                    if (first) {
                        return winning;
                    }
                }
            }
        }
        return winning;
    }

    private boolean checks(int move) {
        position.make(move);
        boolean check = position.inCheck();
        position.unmake();
        return check;
    }

    /// Whether the side to move has lost, or loses within this many plies whatever it does.
    private boolean loses(int plies) {
        if (--budget < 0) {
            throw new IllegalStateException("too many positions to look at");
        }
        switch (position.outcome()) {
            case Outcome.Won won -> {
                return won.winner() != position.sideToMove();
            }
            case Outcome.Drawn _ -> {
                return false;
            }
            case Outcome.InPlay _ -> {
                return plies > 0 && losesInPlay(plies);
            }
        }
    }

    private boolean losesInPlay(int plies) {
        int[] moves = legal();
        for (int i = 0; i < moves.length; i++) {
            if (moves[i] == refutation[plies]) {
                moves[i] = moves[0];
                moves[0] = refutation[plies];
            }
        }
        for (int move : moves) {
            position.make(move);
            boolean lost = isWonOrWins(plies - 1);
            position.unmake();
            if (!lost) {
                refutation[plies] = move;
                return false;
            }
        }
        return true;
    }

    private boolean isWonOrWins(int plies) {
        return switch (position.outcome()) {
            case Outcome.Won won -> won.winner() == position.sideToMove();
            case Outcome.Drawn _ -> false;
            case Outcome.InPlay _ -> wins(plies);
        };
    }

    private int[] legal() {
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        return Arrays.copyOf(moves, count);
    }
}
