package org.pieceworth.terms;

import java.util.Arrays;
import org.pieceworth.rules.board.RectangularBoard;

/// The pawns file by file as one side sees them, its own first rank at bit 0. A file beyond either edge is empty, so
/// that every file has two neighbours.
final class PawnFiles {

    private final int[] own;
    private final int[] enemy;

    PawnFiles(RectangularBoard board) {
        own = new int[board.files() + 2];
        enemy = new int[board.files() + 2];
    }

    void clear() {
        Arrays.fill(own, 0);
        Arrays.fill(enemy, 0);
    }

    void addOwn(int file, int rank) {
        own[file + 1] |= 1 << rank;
    }

    void addEnemy(int file, int rank) {
        enemy[file + 1] |= 1 << rank;
    }

    int files() {
        return own.length - 2;
    }

    /// The ranks of own pawns on a file, as bits.
    int own(int file) {
        return own[file + 1];
    }

    /// The ranks of enemy pawns on a file, as bits.
    int enemy(int file) {
        return enemy[file + 1];
    }

    /// The ranks of own pawns on the neighbouring files, as bits.
    int ownBeside(int file) {
        return own[file] | own[file + 2];
    }

    /// The ranks of passed pawns on a file: no enemy pawn is ahead on it or on a neighbouring one.
    int passed(int file) {
        int before = enemy[file] | enemy[file + 1] | enemy[file + 2];
        return before == 0 ? own(file) : own(file) & -Integer.highestOneBit(before);
    }
}
