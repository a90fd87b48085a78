package org.pieceworth.empirical.labelled;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.chess.ChessFen;
import org.pieceworth.rules.chess.ChessPosition;

/// Fast reader of labelled positions in the usual notation, straight from the bytes. Unusual lines are left
/// to [LabelForm] and the readers after it, which also report errors; tests compare both.
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

    /// The result of the last plain line.
    GameResult result() {
        return result.orElseThrow();
    }

    /// The name of the game in the last line; empty if it has none.
    String game() {
        return game;
    }

    /// Reads the bytes from `from` to before `end`.
    ///
    /// @return false for an unusual line
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

    /// Reads the text after the position; its first letter shows the form.
    private boolean label(int from) {
        int first = passSpaces(from);
        if (first == to) {
            return false;
        }
        return isLetter(text[first]) ? operations(from) : text[first] == '[' ? brackets(from) : field(from);
    }

    /// True if only ASCII letters, digits, signs and spaces are left.
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

    /// Skips the two counters of FEN, if present.
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

    /// Reads an operation; returns the start of the next one.
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

    /// The index after the next quote, or a negative number.
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

    /// An operand without its quotes and spaces.
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

    /// Skips a whole number, if present.
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

    /// True if at most a semicolon follows.
    private boolean endsAfter(int from) {
        int at = passSpaces(from);
        return passSpaces(isAt(at, ';') ? at + 1 : at) == to;
    }
}
