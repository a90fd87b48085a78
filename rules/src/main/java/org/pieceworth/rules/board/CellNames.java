package org.pieceworth.rules.board;

/// Coordinates of cells.
public enum CellNames {
    /// A letter for each file and a number for each rank.
    PLAIN,
    /// The coordinates of Gliński's hexagonal board: the files are a to l without j, and each has its own
    /// ranks from 1, which therefore bend at the middle file.
    BENT;

    private static final int SKIPPED = 'j' - 'a';

    int letter(int file) {
        return this == BENT && file >= SKIPPED ? file + 1 : file;
    }

    int file(int letter) {
        return this == BENT && letter >= SKIPPED ? letter == SKIPPED ? Board.OFF : letter - 1 : letter;
    }

    /// The rank of the first cell in a file's numbers.
    int first(int file, int files) {
        return this == BENT ? Math.max(0, file - files / 2) : 0;
    }
}
