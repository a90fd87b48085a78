package org.pieceworth.rules.fairy.evaluation;

import java.util.Arrays;

/// Kernel: the squares that both sides reach in a position, as bitboards of two words, without royal pieces.
final class AttackSets {

    /// The king's square and its neighbours, by side and word.
    final long[] zone = new long[4];

    /// Squares attacked by pieces and pawns, by side and word.
    final long[] attacked = new long[4];

    /// Squares attacked by a piece and by another piece or a pawn, by side and word.
    final long[] twice = new long[4];

    /// Possible targets of moves, by side, kind and word.
    final long[] byKind;

    AttackSets(int kinds) {
        byKind = new long[4 * kinds];
    }

    /// Clears everything but the attacks of pawns.
    void clear(PawnHashTable pawns, int entry) {
        Arrays.fill(byKind, 0);
        for (int side = 0; side < 2; side++) {
            zone[2 * side] = 0;
            zone[2 * side + 1] = 0;
            twice[2 * side] = 0;
            twice[2 * side + 1] = 0;
            attacked[2 * side] = pawns.attackedLow(entry, side);
            attacked[2 * side + 1] = pawns.attackedHigh(entry, side);
        }
    }

    /// Adds the squares that a piece reaches in a word of the board.
    ///
    /// @param piece its side and kind
    void add(int side, int piece, int word, long captures, long quiet) {
        int at = 2 * side + word;
        twice[at] |= attacked[at] & captures;
        attacked[at] |= captures;
        byKind[2 * piece + word] |= quiet;
    }
}
