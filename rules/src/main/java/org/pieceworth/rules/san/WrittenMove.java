package org.pieceworth.rules.san;

import java.util.Optional;
import org.pieceworth.rules.position.PieceLetter;

/// A written move of any variant, not yet matched with a position: coordinates, or SAN with the additions of Pieceworth
/// and Fairy-Stockfish. Its parts are read from left to right.
final class WrittenMove {

    private static final int NONE = -1;

    /// The thing that moves or is placed.
    enum Kind {
        /// A piece, or castling by coordinates.
        PIECE,
        /// A piece from the hand.
        DROP,
        CASTLING,
        PASS
    }

    /// The sign in the place of a promotion.
    enum Sign {
        NONE,
        /// A single plus: a check in SAN, and a promotion in other notations.
        PLUS,
        /// `=+`.
        PROMOTES,
        /// `=-`, or a minus behind coordinates.
        RETURNS,
        /// A single `=`.
        DECLINES,
        /// A letter.
        LETTER
    }

    /// True if it is written only by its squares, as engines do.
    boolean isCoordinates() {
        return letter == 0 && fromFile >= 0 && fromRank >= 0;
    }

    private final String text;
    private int at;
    private int end;

    /// The kind of move, as far as the text shows it.
    Kind kind = Kind.PIECE;

    /// True if the piece is written with a plus, as `+R`.
    boolean plus;

    /// Letters of the piece, of the type that it promotes to, and of a piece that enters; 0 without one.
    char letter;

    char promotion;
    char gate;

    /// Squares of its start, its end, an entering piece and a wall; -1 where not written. The final file of
    /// [Kind#CASTLING] is 1 to the right as White sees it, 0 to the left.
    int fromFile = NONE;

    int fromRank = NONE;
    int toFile = NONE;
    int toRank = NONE;
    int gateFile = NONE;
    int gateRank = NONE;
    int wallFile = NONE;
    int wallRank = NONE;

    /// The captures on the way, each as `xe5`.
    String legs = "";

    /// The sign in the place of a promotion.
    Sign sign = Sign.NONE;

    /// Set by [#square()].
    private int file = NONE;

    private int rank = NONE;

    private WrittenMove(String text) {
        this.text = PieceLetter.inside(text);
        end = this.text.length();
    }

    /// @return empty for a text that is no move
    static Optional<WrittenMove> parse(String text) {
        WrittenMove move = new WrittenMove(text);
        boolean plusAtEnd = move.marks();
        boolean read = (move.special() || move.piece()) && move.rest() && move.at == move.end;
        if (plusAtEnd && move.sign == Sign.NONE) {
            move.sign = Sign.PLUS;
        } else if (plusAtEnd && move.sign == Sign.DECLINES) {
            move.sign = Sign.PROMOTES;
        }
        return read ? Optional.of(move) : Optional.empty();
    }

    /// Removes checks, mates and annotations from the end; returns true if there was a plus among them.
    private boolean marks() {
        boolean found = false;
        while (end > 0 && "+#!?".indexOf(text.charAt(end - 1)) >= 0) {
            end--;
            found |= text.charAt(end) == '+';
        }
        return found;
    }

    private char look() {
        return at < end ? text.charAt(at) : 0;
    }

    private char look(int further) {
        return at + further < end ? text.charAt(at + further) : 0;
    }

    private boolean take(char c) {
        if (look() == c) {
            at++;
            return true;
        }
        return false;
    }

    /// Castling and passes.
    private boolean special() {
        for (String pass : new String[] {"--", "Z0", "0000", "@@@@"}) {
            if (text.startsWith(pass, at)) {
                at += pass.length();
                kind = Kind.PASS;
                return true;
            }
        }
        char wing = look();
        if (wing != 'O' && wing != '0' && wing != 'o' || look(1) != '-' || look(2) != wing) {
            return false;
        }
        kind = Kind.CASTLING;
        boolean isLong = look(3) == '-' && look(4) == wing;
        toFile = isLong ? 0 : 1;
        at += isLong ? 5 : 3;
        return true;
    }

    private boolean piece() {
        plus = take('+');
        if (isCapital(look())) {
            letter = text.charAt(at++);
        } else if (isSmall(look()) && look(1) == '@') {
            letter = Character.toUpperCase(text.charAt(at++));
        }
        if (take('@')) {
            kind = Kind.DROP;
            letter = letter == 0 ? 'P' : letter;
            return target();
        }
        return (!plus || letter != 0) && squares();
    }

    private boolean target() {
        if (square()) {
            toFile = file;
            toRank = rank;
            return true;
        }
        return false;
    }

    /// The origin as far as it is written, and the target.
    private boolean squares() {
        if (isFile(look())) {
            file = text.charAt(at++) - 'a';
        } else {
            file = NONE;
        }
        rank = number();
        while (look() == 'x' || look() == '-' || look() == ':') {
            at++;
        }
        int oneFile = file;
        int oneRank = rank;
        boolean enPassant = look() == 'e' && (look(1) == 'p' || look(1) == '.');
        if (!enPassant && square()) {
            fromFile = oneFile;
            fromRank = oneRank;
        } else {
            file = oneFile;
            rank = oneRank;
        }
        toFile = file;
        toRank = rank;
        return toFile >= 0 && toRank >= 0;
    }

    private boolean square() {
        if (isFile(look()) && isDigit(look(1))) {
            file = text.charAt(at++) - 'a';
            rank = number();
            return rank >= 0;
        }
        return false;
    }

    /// A rank, from 0; -1 without one.
    private int number() {
        int number = 0;
        while (isDigit(look())) {
            number = Math.min(99, 10 * number + text.charAt(at++) - '0');
        }
        return number - 1;
    }

    private boolean rest() {
        legs();
        if (kind == Kind.PIECE) {
            promotion();
            legs();
        }
        if (take('/') && !gate()) {
            return false;
        }
        return !take(',') || wall();
    }

    /// The wall's square; in UCI after the one that the move ends on.
    private boolean wall() {
        if (!square()) {
            return false;
        }
        square();
        wallFile = file;
        wallRank = rank;
        return true;
    }

    private void legs() {
        int from = at;
        while (look() == 'x' && isFile(look(1)) && isDigit(look(2))) {
            at++;
            square();
        }
        legs = from == at ? legs : text.substring(from, at);
    }

    private void promotion() {
        if (enPassant()) {
            return;
        }
        boolean bracket = take('(');
        boolean equals = !bracket && take('=');
        char next = look();
        if (equals && next == '-' || !equals && !bracket && next == '-' && at + 1 == end) {
            at++;
            sign = Sign.RETURNS;
        } else if (equals && next == '+') {
            at++;
            sign = Sign.PROMOTES;
        } else if ((isCapital(next) || isSmall(next)) && !(next == 'x' && isFile(look(1)))) {
            at++;
            promotion = Character.toUpperCase(next);
            sign = Sign.LETTER;
        } else if (equals) {
            sign = Sign.DECLINES;
        }
        if (bracket && !take(')')) {
            at = text.length() + 1;
        }
    }

    private boolean enPassant() {
        if (look() == 'e' && look(1) == 'p' || look() == 'e' && look(1) == '.' && look(2) == 'p') {
            at += look(1) == 'p' ? 2 : 3;
            take('.');
            return true;
        }
        return false;
    }

    private boolean gate() {
        char next = look();
        if (!isCapital(next) && !isSmall(next)) {
            return false;
        }
        at++;
        gate = Character.toUpperCase(next);
        if (square()) {
            gateFile = file;
            gateRank = rank;
        }
        return true;
    }

    private static boolean isFile(char c) {
        return c >= 'a' && c <= 'p';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isCapital(char c) {
        return PieceLetter.isLetter(c) && Character.isUpperCase(c);
    }

    private static boolean isSmall(char c) {
        return PieceLetter.isLetter(c) && Character.isLowerCase(c);
    }
}
