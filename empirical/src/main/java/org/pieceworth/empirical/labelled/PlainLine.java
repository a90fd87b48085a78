package org.pieceworth.empirical.labelled;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.chess.ChessFen;
import org.pieceworth.rules.chess.ChessPosition;

/// A line of labelled positions that is written in the usual way, read straight from its bytes. Whatever is
/// odd about a line is left to [LabelForm] and the readers after it, which also say what is wrong; tests
/// compare both with each other.
final class PlainLine {

    private static final int LONGEST_COUNTER = 5;
    private static final int LONGEST_HALFMOVE_OPERAND = 4;

    /// The position of the last line.
    final ChessPosition position = ChessPosition.initial();

    private Optional<GameResult> result = Optional.empty();
    private String game = "";
    private byte[] text = new byte[0];
    private int to;
    private boolean counted;

    PlainLine() {}

    /// The result of the last line, if it was plain.
    GameResult result() {
        return result.orElseThrow();
    }

    /// What the last line calls its game; empty when it does not say.
    String game() {
        return game;
    }

    /// Reads the bytes from `from` to before `end`.
    ///
    /// @return false when they are not plain
    boolean read(byte[] bytes, int from, int end) {
        text = bytes;
        to = end;
        result = Optional.empty();
        game = "";
        int at = isPlainText(from) ? ChessFen.read(bytes, from, end, position) : ChessFen.ODD;
        if (at == ChessFen.ODD) {
            return false;
        }
        int label = counters(at);
        return label(label) && result.isPresent();
    }

    /// Reads what is behind the position: its first letter says in which form it is.
    private boolean label(int from) {
        int first = passSpaces(from);
        if (first == to) {
            return false;
        }
        return isLetter(text[first]) ? operations(from) : text[first] == '[' ? brackets(from) : field(from);
    }

    /// Whether there is nothing but the letters, digits, signs and spaces of ASCII.
    private boolean isPlainText(int from) {
        int least = 0;
        for (int i = from; i < to; i++) {
            least |= text[i] - ' ';
        }
        return least >= 0;
    }

    private boolean isAt(int at, char c) {
        return at < to && text[at] == c;
    }

    private int passSpaces(int from) {
        int at = from;
        while (isAt(at, ' ')) {
            at++;
        }
        return at;
    }

    private boolean isDigit(int at) {
        return at < to && text[at] >= '0' && text[at] <= '9';
    }

    private int passDigits(int from) {
        int at = from;
        while (isDigit(at)) {
            at++;
        }
        return at;
    }

    private int number(int from, int end) {
        int number = 0;
        for (int i = from; i < end; i++) {
            number = 10 * number + text[i] - '0';
        }
        return number;
    }

    /// Passes the two counters if there are such.
    private int counters(int from) {
        int clock = passSpaces(from);
        int clockEnd = passDigits(clock);
        int move = passSpaces(clockEnd);
        int moveEnd = passDigits(move);
        counted = clock > from && clockEnd > clock && move > clockEnd && moveEnd > move;
        if (!counted) {
            return from;
        }
        if (clockEnd - clock > LONGEST_COUNTER || moveEnd - move > LONGEST_COUNTER) {
            return to;
        }
        ChessFen.setCounters(position, number(clock, clockEnd), Math.max(1, number(move, moveEnd)));
        return moveEnd;
    }

    private boolean operations(int from) {
        int at = passSpaces(from);
        if (at == from || at == to) {
            return false;
        }
        while (at != ChessFen.ODD && at < to) {
            at = operation(at);
        }
        return at != ChessFen.ODD;
    }

    /// Reads an operation; answers where the next begins.
    private int operation(int code) {
        int codeEnd = passCode(code);
        int operand = passSpaces(codeEnd);
        int operandEnd = isAt(operand, '"') ? afterQuote(operand + 1) : afterWords(operand);
        if (codeEnd == code || operand == codeEnd || operandEnd == ChessFen.ODD) {
            return ChessFen.ODD;
        }
        int end = passSpaces(operandEnd);
        if (end < to && text[end] != ';') {
            return ChessFen.ODD;
        }
        understand(code, codeEnd, operand, operandEnd);
        return passSpaces(end + 1);
    }

    private int passCode(int from) {
        int at = from;
        if (at < to && isLetter(text[at])) {
            while (at < to && (isLetter(text[at]) || isDigit(at) || text[at] == '_')) {
                at++;
            }
        }
        return at;
    }

    private static boolean isLetter(byte c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    /// The place after the next quote, or a negative one.
    private int afterQuote(int from) {
        int at = from;
        while (at < to && text[at] != '"') {
            at++;
        }
        return at < to ? at + 1 : ChessFen.ODD;
    }

    private int afterWords(int from) {
        int at = from;
        while (at < to && text[at] != ';' && text[at] != '"') {
            at++;
        }
        return at;
    }

    private void understand(int code, int codeEnd, int operand, int operandEnd) {
        if (isWord("c9", code, codeEnd) || isWord("result", code, codeEnd)) {
            if (result.isEmpty()) {
                result = LabelForm.result(operand(operand, operandEnd));
            }
        } else if (isWord("game", code, codeEnd)) {
            game = operand(operand, operandEnd);
        } else if (isWord("hmvc", code, codeEnd) && !counted) {
            setClock(operand(operand, operandEnd));
        }
    }

    private void setClock(String clock) {
        if (!clock.isEmpty()
                && clock.length() <= LONGEST_HALFMOVE_OPERAND
                && clock.chars().allMatch(c -> c >= '0' && c <= '9')) {
            ChessFen.setCounters(position, Integer.parseInt(clock), 1);
        }
    }

    private boolean isWord(String word, int from, int end) {
        boolean same = end - from == word.length();
        for (int i = 0; same && i < word.length(); i++) {
            same = text[from + i] == word.charAt(i);
        }
        return same;
    }

    /// What is there without the quotes and spaces around it.
    private String operand(int from, int end) {
        boolean quoted = text[from] == '"' && end - from >= 2;
        return string(quoted ? from + 1 : from, quoted ? end - 1 : end).strip();
    }

    private String string(int from, int end) {
        return new String(text, from, end - from, StandardCharsets.ISO_8859_1);
    }

    private boolean brackets(int from) {
        int bracket = passSpaces(from);
        if (!isAt(bracket, '[')) {
            return false;
        }
        int label = passSpaces(bracket + 1);
        int labelEnd = label;
        while (labelEnd < to && text[labelEnd] != ' ' && text[labelEnd] != ']') {
            labelEnd++;
        }
        int close = passSpaces(labelEnd);
        result = LabelForm.result(string(label, labelEnd));
        return isAt(close, ']') && endsAfter(passScore(close + 1));
    }

    /// Passes a whole number, if one is there.
    private int passScore(int from) {
        int at = passSpaces(from);
        int digits = isAt(at, '-') || isAt(at, '+') ? at + 1 : at;
        int end = passDigits(digits);
        return end > digits ? end : from;
    }

    private boolean field(int from) {
        int at = passSpaces(from);
        boolean separated = isAt(at, ';') || isAt(at, '|') || isAt(at, ',');
        at = separated ? passSpaces(at + 1) : at;
        int label = isAt(at, '"') ? at + 1 : at;
        int labelEnd = isAt(label, '*') ? label + 1 : passDigits(label);
        while (labelEnd > label && labelEnd < to && (isDigit(labelEnd) || "-/.".indexOf(text[labelEnd]) >= 0)) {
            labelEnd++;
        }
        result = LabelForm.result(string(label, labelEnd));
        return (separated || at > from) && endsAfter(isAt(labelEnd, '"') ? labelEnd + 1 : labelEnd);
    }

    /// Whether nothing but a semicolon follows.
    private boolean endsAfter(int from) {
        int at = passSpaces(from);
        return passSpaces(isAt(at, ';') ? at + 1 : at) == to;
    }
}
