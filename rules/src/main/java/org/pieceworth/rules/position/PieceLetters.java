package org.pieceworth.rules.position;

/// The letters of the types of a position, as arrays by type, since reading a move looks them up again and again.
public final class PieceLetters {

    private final char[] own;
    private final char[] shape;
    private final char[] second;
    private final boolean[] promoted;
    private final boolean[] chessPawn;

    /// @param types the number of types
    public PieceLetters(int types) {
        own = new char[types];
        shape = new char[types];
        second = new char[types];
        promoted = new boolean[types];
        chessPawn = new boolean[types];
    }

    /// The letters of a game whose types all have their own and whose P is the pawn of chess.
    public static PieceLetters of(String letters) {
        PieceLetters all = new PieceLetters(letters.length());
        for (int type = 0; type < letters.length(); type++) {
            char letter = letters.charAt(type);
            all.set(type, letter, letter, false, letter == 'P');
        }
        return all;
    }

    /// Names a type.
    ///
    /// @param letter its letter, that of the unpromoted piece for a promoted form
    /// @param shapeLetter the letter of the type that it moves as: D for a `+R` that is a dragon
    /// @param isPromoted whether it is written with a plus
    /// @param isChessPawn whether it is the pawn of chess, which SAN writes without a letter
    public void set(int type, char letter, char shapeLetter, boolean isPromoted, boolean isChessPawn) {
        own[type] = letter;
        shape[type] = shapeLetter;
        promoted[type] = isPromoted;
        chessPawn[type] = isChessPawn;
    }

    /// Gives all types of a shape a second letter, such as H in addition to N for the horse of xiangqi.
    public void also(char shapeLetter, char other) {
        for (int type = 0; type < own.length; type++) {
            if (shape[type] == shapeLetter) {
                second[type] = other;
            }
        }
    }

    /// The letter of a type, that of the unpromoted piece for a promoted form.
    public char own(int type) {
        return own[type];
    }

    /// The letter of the type that it moves as.
    public char shape(int type) {
        return shape[type];
    }

    /// The letter of the type in Fairy-Stockfish's SAN.
    public char shown(int type) {
        return second[type] == 0 ? shape[type] : second[type];
    }

    /// True if the type is written with a plus.
    public boolean isPromoted(int type) {
        return promoted[type];
    }

    /// True if the type is the pawn of chess, not one of another game.
    public boolean isChessPawn(int type) {
        return chessPawn[type];
    }

    /// True if SAN omits its letter, as for pawns.
    public boolean isLetterless(int type) {
        return !promoted[type] && (own[type] == 'P' || chessPawn[type]);
    }

    /// True if a single letter denotes the type, whether its own or that of its shape, which others share.
    public boolean isCalled(int type, char letter) {
        return shape[type] == letter || second[type] == letter || isExactly(type, letter);
    }

    /// True if a single letter is the type's own.
    public boolean isExactly(int type, char letter) {
        return !promoted[type] && (own[type] == letter || second[type] == letter);
    }
}
