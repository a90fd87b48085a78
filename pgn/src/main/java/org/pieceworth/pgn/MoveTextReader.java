package org.pieceworth.pgn;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.san.SanCode;

/// Reads a game's movetext: moves, numbers, glyphs, comments, variations and the result.
final class MoveTextReader {

    /// Digits of a move between two squares by their numbers.
    static final int NUMERIC = 4;

    private final ByteWindow window;
    private final TagReader tags;
    private final CommentReader commentReader;
    private final PgnEmitter emitter;
    private final PgnVisitor visitor;
    private final PlainMoves plainMoves;
    private final boolean words;
    private final OddResult oddResult;
    private final Figurines figurines;
    private final ClosingText closing = new ClosingText();

    private int depth;

    /// Variations of this depth and deeper are skipped.
    private int skippedBelow;

    MoveTextReader(
            ByteWindow window, TagReader tags, CommentReader commentReader, PgnEmitter telling, KnownTokens known) {
        this.window = window;
        this.tags = tags;
        this.commentReader = commentReader;
        this.emitter = telling;
        this.visitor = telling.visitor;
        plainMoves = new PlainMoves(window, telling, known);
        words = visitor.wantsWords();
        oddResult = new OddResult(window);
        figurines = new Figurines(window);
    }

    /// Reads to the end of the game.
    ///
    /// @param movesWanted false to skip the moves unread
    void read(boolean movesWanted) {
        depth = 0;
        closing.clear();
        skippedBelow = movesWanted ? Integer.MAX_VALUE : 0;
        while (window.more()) {
            readPlain();
            if (window.more() && readToken()) {
                return;
            }
        }
        if (depth > 0) {
            emitter.endedInside();
            emitter.fault(PgnFault.TRUNCATED, window.line);
        } else {
            close();
        }
    }

    /// Looks after the last move for a result in an unusual spelling.
    private void close() {
        if (!wanted()) {
            return;
        }
        if (emitter.moves() > 1 && emitter.count > 0 && OddResult.isLikeCastling(window)) {
            emitter.count--;
            endsWith(GameResult.WHITE_WINS);
            return;
        }
        String text = closing.behind(emitter.moves());
        if (!text.isEmpty()) {
            emitter.flush();
            visitor.closing(text);
        }
    }

    private void readPlain() {
        if (!wanted()) {
            PlainSkip.skip(window);
            return;
        }
        if (words) {
            return;
        }
        plainMoves.read();
        if (emitter.isFull()) {
            emitter.flush();
        }
    }

    private boolean wanted() {
        return depth < skippedBelow;
    }

    /// @return whether it ends the game
    private boolean readToken() {
        byte c = window.bytes[window.position];
        return switch (ByteClasses.of(c)) {
            case ByteClasses.WORD, ByteClasses.DIGIT -> readWord();
            case ByteClasses.MARK -> readMark(c);
            default -> {
                window.passByte();
                yield false;
            }
        };
    }

    /// Returns the end of the word at `position`, reading on until the window holds it whole. `e8(Q)` and `exd6e.p` are
    /// one word, and so are `e4,a6`, a move with a wall, and `N'f3`, if the visitor wants words.
    int scanWord() {
        byte[] bytes = window.bytes;
        int end = window.position;
        while (ByteClasses.isWord(bytes[end])) {
            end++;
        }
        boolean plain = bytes[end] != '('
                && bytes[end] != ','
                && bytes[end] != PieceLetter.DRESS
                && (bytes[end] != '.' || bytes[Math.max(0, end - 1)] != 'e');
        boolean whole = end + 3 <= window.limit && end - window.position < ByteWindow.MAX_LINE;
        return plain && whole ? end : scanRareWord(end);
    }

    /// A word that goes on after a bracket or a dot, or touches the window's end; cut at the maximum length.
    private int scanRareWord(int from) {
        int end = from;
        while (true) {
            byte c = window.bytes[end];
            if (ByteClasses.isWord(c)) {
                end++;
            } else if (c == '(' && bracketedPromotion(end)) {
                end += 3;
            } else if (c == ',' && words && isSquare(end + 1)) {
                end += 3;
            } else if (c == PieceLetter.DRESS && words && isOfLetter(end)) {
                end++;
            } else if (c == '.' && window.bytes[end + 1] == 'p' && end > 0 && window.bytes[end - 1] == 'e') {
                end += 2;
            } else if (end + 3 > window.limit && !window.ended && end - window.position < ByteWindow.MAX_LINE) {
                int length = end - window.position;
                window.refill(window.position);
                end = window.position + length;
            } else {
                return Math.min(Math.min(end, window.limit), window.position + ByteWindow.MAX_LINE);
            }
        }
    }

    /// True for the apostrophe of a piece's letter, not one inside a word such as White's.
    private boolean isOfLetter(int at) {
        return isLetter(at - 1) && !isLetter(at - 2);
    }

    private boolean isLetter(int at) {
        return at >= window.position && PieceLetter.isLetter(window.bytes[at]);
    }

    private boolean isSquare(int at) {
        return at + 1 < window.limit
                && ByteClasses.of(window.bytes[at]) == ByteClasses.WORD
                && ByteClasses.isDigit(window.bytes[at + 1]);
    }

    private boolean bracketedPromotion(int at) {
        return at + 2 < window.limit
                && ByteClasses.of(window.bytes[at + 1]) == ByteClasses.WORD
                && window.bytes[at + 2] == ')'
                && at > window.position
                && ByteClasses.isDigit(window.bytes[at - 1]);
    }

    /// @return whether the word ends the game
    private boolean readWord() {
        int end = scanWord();
        if (window.bytes[end] < 0 && !ByteClasses.isDigit(window.bytes[window.position])) {
            if (readBeyond()) {
                return false;
            }
            end = scanWord();
        }
        int from = window.position;
        byte[] bytes = window.bytes;
        boolean digit = ByteClasses.isDigit(bytes[from]);
        window.position = end;
        if (digit && isNumber(bytes, from, end)) {
            if (end - from >= NUMERIC && isNumeric(from, end)) {
                emitter.fault(PgnFault.NUMERIC_MOVES, window.line);
            }
            return false;
        }
        if (digit) {
            var result = GameResult.ofToken(emitter.value.set(bytes, from, end));
            if (result.isPresent()) {
                return endsWith(result.get());
            }
        }
        if (!wanted() && depth > 0) {
            return false;
        }
        int code = words ? SanCode.INVALID : SanCode.decode(bytes, from, end);
        if (code == SanCode.INVALID || digit && goesOnAsNumber(end)) {
            return readOdd(code, end - from);
        }
        if (wanted()) {
            emitter.move(code, window.line);
        }
        return false;
    }

    /// Distinguishes castling from the middle of a result such as `1.0-0.0`.
    private boolean goesOnAsNumber(int at) {
        byte next = window.bytes[at];
        return next == '.' || next == ',' || next < 0;
    }

    /// Reads a word that ends at `position` and is not a plain move.
    ///
    /// @param code its meaning if it is a move
    /// @return whether it ends the game
    private boolean readOdd(int code, int length) {
        window.position -= length;
        var result = words && !StrayWords.isLikeResult(window.bytes, window.position, window.position + length)
                ? Optional.<GameResult>empty()
                : oddResult.take();
        if (result.isPresent()) {
            return endsWith(result.get());
        }
        int from = window.position;
        int end = from + length;
        window.position = end;
        if (!wanted()) {
            return false;
        }
        if (code != SanCode.INVALID) {
            emitter.move(code, window.line);
        } else if (isOfBoard(from, end)) {
            emitter.fault(PgnFault.BUGHOUSE, window.line);
        } else if (words && isPass(from, end)) {
            emitter.word(window.bytes, from, end, window.line);
        } else if (isAside(from, end)) {
            gather(from, end);
        } else if (StrayWords.isStray(window.bytes, from, end, words)) {
            gather(from, end);
            emitter.fault(PgnFault.STRAY_WORD, window.line);
        } else if (words) {
            emitter.word(window.bytes, from, end, window.line);
        } else {
            emitter.unreadable(window.bytes, from, end, window.line);
        }
        return false;
    }

    /// Words of one letter mark a move, as `N` and `D` do.
    private void gather(int from, int end) {
        if (depth == 0 && (end - from > 1 || window.bytes[from] == '=')) {
            closing.add(window.bytes, from, end, emitter.moves());
        }
    }

    private boolean endsWith(GameResult result) {
        if (depth > 0) {
            return false;
        }
        emitter.flush();
        visitor.result(result);
        return true;
    }

    /// A move number, or the number before `...`.
    private static boolean isNumber(byte[] bytes, int from, int end) {
        for (int i = from; i < end; i++) {
            if (!ByteClasses.isDigit(bytes[i])) {
                return false;
            }
        }
        return end - from != 4 || bytes[from] != '0';
    }

    /// True for a first move of squares by their numbers, as in correspondence chess: `5254` is e2-e4.
    private boolean isNumeric(int from, int end) {
        return wanted()
                && emitter.moves() == 0
                && window.bytes[end] != '.'
                && emitter.value.set(window.bytes, from, end).toString().matches("[1-8]{4}[1-4]?");
    }

    /// True for a number such as `1A.`, which names one of two boards as well.
    private boolean isOfBoard(int from, int end) {
        return window.bytes[end] == '.'
                && emitter.value.set(window.bytes, from, end).toString().matches("[0-9]+[ABab]");
    }

    /// Accepts the spellings of a pass, which some variants allow.
    private boolean isPass(int from, int end) {
        return end - from == 2 && window.bytes[from] == '-' && window.bytes[from + 1] == '-';
    }

    /// Words without a letter (`+-`, `=`), those that repeat properties of the move (`e.p.`, `ch`, `mate`),
    /// and the marks for a novelty and a diagram (`N`, `D`).
    private boolean isAside(int from, int end) {
        byte[] bytes = window.bytes;
        ByteSlice word = emitter.value.set(bytes, from, end);
        if (word.contentEquals("ep")
                || word.contentEquals("e.p")
                || word.contentEquals("ch")
                || word.contentEquals("mate")
                || word.contentEquals("N")
                || word.contentEquals("D")) {
            return true;
        }
        for (int i = from; i < end; i++) {
            if (Character.isLetterOrDigit(bytes[i])) {
                return false;
            }
        }
        return true;
    }

    /// @return whether the mark ends the game
    private boolean readMark(byte c) {
        switch (c) {
            case '{' -> {
                return !commentReader.read(emitter.comments && wanted());
            }
            case '(' -> openVariation();
            case ')' -> closeVariation();
            case '*' -> {
                window.position++;
                return endsWith(GameResult.UNKNOWN);
            }
            case '$' -> readNag();
            case '[' -> {
                if (tags.tagFollows()) {
                    if (depth > 0) {
                        emitter.fault(PgnFault.UNCLOSED_VARIATION, window.line);
                    } else {
                        close();
                    }
                    return true;
                }
                window.position++;
            }
            default -> {
                if (!commentReader.pass(c, emitter.comments && wanted())) {
                    boolean ends = c < 0 && endsOddly();
                    return ends || !(c < 0 && readBeyond()) && passMark();
                }
            }
        }
        return false;
    }

    /// Looks for a result with a `½` or with a dash from outside ASCII.
    private boolean endsOddly() {
        return depth == 0 && oddResult.take().filter(this::endsWith).isPresent();
    }

    /// True for a game that begins with a figurine.
    boolean beginsWithFigurine() {
        return figurines.isNext();
    }

    /// Reads a move with bytes beyond ASCII at `position`; false where there is none.
    private boolean readBeyond() {
        String word = wanted() ? figurines.word() : "";
        boolean foreign = figurines.isLetterNext(word);
        byte[] move = (foreign ? word.replaceFirst("[^\\p{ASCII}]+", "") : word).getBytes(StandardCharsets.UTF_8);
        int code = SanCode.decode(move, 0, move.length);
        if (code == SanCode.INVALID && !(wanted() && figurines.isNext())) {
            return false;
        }
        figurines.pass();
        if (foreign || code == SanCode.INVALID) {
            emitter.fault(foreign ? PgnFault.FOREIGN_LETTERS : PgnFault.STRAY_WORD, window.line);
        } else if (words) {
            emitter.word(move, 0, move.length, window.line);
        } else {
            emitter.move(code, window.line);
        }
        return true;
    }

    private boolean passMark() {
        window.position++;
        return false;
    }

    private void openVariation() {
        depth++;
        window.position++;
        if (depth <= skippedBelow) {
            emitter.flush();
            if (!visitor.beginVariation()) {
                skippedBelow = depth;
            }
        }
    }

    private void closeVariation() {
        window.position++;
        if (depth == 0) {
            return;
        }
        if (depth == skippedBelow) {
            skippedBelow = Integer.MAX_VALUE;
        } else if (wanted()) {
            emitter.flush();
            visitor.endVariation();
        }
        depth--;
    }

    private void readNag() {
        window.position++;
        int number = 0;
        while (window.more() && ByteClasses.isDigit(window.bytes[window.position])) {
            number = Math.min(100_000, 10 * number + window.bytes[window.position++] - '0');
        }
        if (wanted()) {
            emitter.flush();
            visitor.nag(number);
        }
    }
}
