package org.pieceworth.pgn;

/// Distinguishes words after the last move (`resigns`, `1-`) from truncated moves (`Nc`, `exd`). A truncated move shows
/// that the game was cut off, which makes its result uncertain.
final class StrayWords {

    /// Letters that moves are written with.
    private static final String OF_MOVES = "abcdefghKQRBNPOox";

    private static final int SHORTEST = 3;
    private static final int SHORTEST_SMALL = 2;

    /// Variants have pieces of any letter.
    private static final int SHORTEST_IN_VARIANTS = 4;

    private StrayWords() {}

    /// True for a word that occurs only after the last move.
    static boolean isStray(byte[] bytes, int from, int end, boolean ofVariant) {
        boolean letters = false;
        boolean others = false;
        boolean numbers = false;
        boolean aboveZero = false;
        boolean capitals = false;
        boolean castling = false;
        for (int at = from; at < end; at++) {
            byte c = bytes[at];
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            letters |= letter;
            capitals |= c >= 'A' && c <= 'Z';
            others |= letter && OF_MOVES.indexOf(c) < 0;
            numbers |= ByteClasses.isDigit(c);
            aboveZero |= c >= '1' && c <= '9' || c == '/';
            if (c == '@') {
                return false;
            }
            castling |= isCastling(bytes, at, from);
        }
        return letters
                ? !castling && !numbers && others && end - from >= shortest(capitals, ofVariant)
                : numbers && aboveZero;
    }

    /// Castling may name a piece that it gates in: `O-O/H`.
    private static boolean isCastling(byte[] bytes, int at, int from) {
        return at == from + 1 && bytes[at] == '-' && (bytes[from] == 'O' || bytes[from] == '0' || bytes[from] == 'o');
    }

    private static int shortest(boolean capitals, boolean ofVariant) {
        return !capitals ? SHORTEST_SMALL : ofVariant ? SHORTEST_IN_VARIANTS : SHORTEST;
    }

    /// True for a word of digits, signs and the letters mistaken for 0 and 1 (`O`, `o`, `I`, `l`).
    static boolean isLikeResult(byte[] bytes, int from, int end) {
        boolean any = false;
        for (int at = from; at < end; at++) {
            byte c = bytes[at];
            if (!ByteClasses.isDigit(c) && "-:/+=OolI".indexOf(c) < 0) {
                return false;
            }
            any |= ByteClasses.isDigit(c) || c == ':' || c == '-';
        }
        return any;
    }
}
