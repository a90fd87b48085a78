package org.pieceworth.rules.san;

import java.util.Optional;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.san.WrittenMove.Kind;
import org.pieceworth.rules.san.WrittenMove.Sign;

/// Reads the parts of a [WrittenMove] from left to right.
final class WrittenMoveParser {

    private static final int NONE = -1;

    private final String text;
    private int at;
    private int end;

    private Kind kind = Kind.PIECE;
    private boolean plus;
    private char letter;
    private int fromFile = NONE;
    private int fromRank = NONE;
    private boolean takes;
    private int toFile = NONE;
    private int toRank = NONE;
    private String legs = "";
    private Sign sign = Sign.NONE;
    private char promotion;
    private char gate;
    private int gateFile = NONE;
    private int gateRank = NONE;
    private int wallFile = NONE;
    private int wallRank = NONE;

    /// Set by [#square()].
    private int file = NONE;

    private int rank = NONE;

    WrittenMoveParser(String text) {
        this.text = PieceLetter.inside(text);
        end = this.text.length();
    }

    Optional<WrittenMove> parse() {
        boolean plusAtEnd = marks();
        boolean read = (special() || piece()) && rest() && at == end;
        if (!read) {
            return Optional.empty();
        }
        if (plusAtEnd && sign == Sign.NONE) {
            sign = Sign.PLUS;
        } else if (plusAtEnd && sign == Sign.DECLINES) {
            sign = Sign.PROMOTES;
        }
        return Optional.of(new WrittenMove(
                kind, plus, letter, fromFile, fromRank, takes, toFile, toRank, legs, sign, promotion, gate, gateFile,
                gateRank, wallFile, wallRank));
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
            takes |= look() != '-';
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
