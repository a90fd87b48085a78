package org.pieceworth.empirical.choices;

import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Side;

/// Settles a position's captures: both sides capture and promote as long as it pays, by given values, and
/// each may stop. An alpha-beta search of only material that returns the pieces at the end of the best line.
final class CaptureSearch {

    /// More captures in a row change little, and complicated positions would take long.
    private static final int DEEPEST = 8;

    private final int[] values;
    private final int types;
    private final int[][] balances;
    private final int[][] moves;
    private final int[][] orders;

    /// @param values values by type, 0 for royal ones
    CaptureSearch(VariantRules rules, int[] values) {
        this.values = values.clone();
        types = values.length;
        int room = rules.start().maxMoves();
        balances = new int[DEEPEST + 1][types];
        moves = new int[DEEPEST + 1][room];
        orders = new int[DEEPEST + 1][room];
    }

    /// The value of a position for the side to move once captures are settled; a lower bound if it is at
    /// least `beta`, an upper bound if it is at most `alpha`.
    int settle(VariantPosition position, int alpha, int beta) {
        return search(position, 0, alpha, beta);
    }

    /// White's pieces less Black's by type, on the board and in hand, at the end of the best line of the last
    /// search with a value within its bounds.
    int[] balance() {
        return balances[0];
    }

    /// Writes White's pieces less Black's; returns their value to the side to move.
    int count(VariantPosition position, int[] into) {
        int worth = 0;
        for (int type = 0; type < types; type++) {
            into[type] = position.onBoard(Side.WHITE, type)
                    + position.inHand(Side.WHITE, type)
                    - position.onBoard(Side.BLACK, type)
                    - position.inHand(Side.BLACK, type);
            worth += values[type] * into[type];
        }
        return position.sideToMove() == Side.WHITE ? worth : -worth;
    }

    private int search(VariantPosition position, int depth, int alpha, int beta) {
        int best = count(position, balances[depth]);
        if (best >= beta || depth == DEEPEST) {
            return best;
        }
        int least = Math.max(alpha, best);
        int[] list = moves[depth];
        int count = position.generateCaptures(list);
        int[] order = orders[depth];
        for (int i = 0; i < count; i++) {
            order[i] = order(position, list[i]);
        }
        for (int i = 0; i < count; i++) {
            takeBest(list, order, i, count);
            position.make(list[i]);
            int found = -search(position, depth + 1, -beta, -least);
            position.unmake();
            if (found > best) {
                best = found;
                System.arraycopy(balances[depth + 1], 0, balances[depth], 0, types);
                least = Math.max(least, best);
                if (best >= beta) {
                    return best;
                }
            }
        }
        return best;
    }

    /// The most valuable victim first, by the least valuable piece.
    private int order(VariantPosition position, int move) {
        int taken = position.takenType(move);
        int piece = position.pieceAt(Move.from(move));
        return 16 * (taken < 0 ? 0 : values[taken]) - (piece == 0 ? 0 : values[Math.abs(piece) - 1]);
    }

    private static void takeBest(int[] list, int[] order, int from, int end) {
        int best = from;
        for (int i = from + 1; i < end; i++) {
            best = order[i] > order[best] ? i : best;
        }
        int move = list[from];
        list[from] = list[best];
        list[best] = move;
        int place = order[from];
        order[from] = order[best];
        order[best] = place;
    }
}
