package org.pieceworth.terms;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.RectangularBoard;

/// What a term may speak of: the piece types and the board.
///
/// @param letters the capital letters of the piece types, by type
/// @param board the board
record PieceSet(String letters, RectangularBoard board) {

    static final char ROYAL = 'K';
    static final char PAWN = 'P';

    int types() {
        return letters.length();
    }

    char letter(int type) {
        return letters.charAt(type);
    }

    /// The types whose number can differ between the sides: all but the royal one.
    int[] material() {
        return IntStream.range(0, types()).filter(type -> letter(type) != ROYAL).toArray();
    }

    /// The type of a letter in a term, royal or not.
    int type(TermText term, char letter) {
        return among(term, letter, letters);
    }

    /// The type of a letter in a term, not the royal one.
    int materialType(TermText term, char letter) {
        return among(term, letter, letters.replace(String.valueOf(ROYAL), ""));
    }

    private int among(TermText term, char letter, String allowed) {
        if (allowed.indexOf(letter) < 0) {
            throw term.error("found piece '" + letter + "', expected one of " + spaced(allowed));
        }
        return letters.indexOf(letter);
    }

    private static String spaced(String letters) {
        return letters.chars().mapToObj(Character::toString).collect(Collectors.joining(" "));
    }

    /// The pawns' type.
    ///
    /// @throws InputException when there are none
    int pawn(TermText term) {
        int type = letters.indexOf(PAWN);
        if (type < 0) {
            throw term.error("it needs pawns, letter P, and the pieces are " + spaced(letters));
        }
        return type;
    }

    /// What people call a type: `knight`, or `piece A` for a letter without a common name.
    String name(int type) {
        return nameOf(letter(type));
    }

    /// What people call the piece of a letter.
    static String nameOf(char letter) {
        return switch (letter) {
            case 'P' -> "pawn";
            case 'N' -> "knight";
            case 'B' -> "bishop";
            case 'R' -> "rook";
            case 'Q' -> "queen";
            case 'K' -> "king";
            default -> "piece " + letter;
        };
    }
}
