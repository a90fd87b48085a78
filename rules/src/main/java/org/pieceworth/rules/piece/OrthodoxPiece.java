package org.pieceworth.rules.piece;

import java.util.Locale;
import java.util.Optional;

/// The pieces of chess by letter and by name, from the least to the king.
public enum OrthodoxPiece {
    /// P.
    PAWN('P'),
    /// N.
    KNIGHT('N'),
    /// B.
    BISHOP('B'),
    /// R.
    ROOK('R'),
    /// Q.
    QUEEN('Q'),
    /// K.
    KING('K');

    private final char letter;

    OrthodoxPiece(char letter) {
        this.letter = letter;
    }

    /// The capital letter.
    public char letter() {
        return letter;
    }

    /// The English word: `knight`.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The piece of a capital letter.
    public static Optional<OrthodoxPiece> of(char letter) {
        for (OrthodoxPiece piece : values()) {
            if (piece.letter == letter) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    /// The English word for the piece of a letter; empty for other letters and words.
    public static Optional<String> wordOf(String letter) {
        return letter.length() == 1 ? of(letter.charAt(0)).map(OrthodoxPiece::word) : Optional.empty();
    }
}
