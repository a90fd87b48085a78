package org.pieceworth.pgn;

import org.pieceworth.rules.san.SanCode;

/// Passes a reader's events to the visitor. Moves are buffered, and passed on before any event that follows them.
final class PgnEmitter {

    private static final int CAPACITY = 512;

    final PgnVisitor visitor;
    final ByteSlice name = new ByteSlice();
    final ByteSlice value = new ByteSlice();

    /// The buffered moves, as [SanCode#onLine] writes them.
    final long[] written = new long[CAPACITY];

    int count;

    /// Moves of this game already passed to the visitor.
    private long told;

    /// The visitor's answer for the game at hand.
    boolean comments;

    private boolean inGame;

    /// Set if the text ended inside a construct: more text could change the events so far.
    private boolean open;

    PgnEmitter(PgnVisitor visitor) {
        this.visitor = visitor;
    }

    void beginGame(long ordinal, long line) {
        visitor.beginGame(ordinal, line);
        inGame = true;
        comments = false;
        told = 0;
    }

    void endGame() {
        flush();
        visitor.endGame();
        inGame = false;
        comments = false;
    }

    void fault(PgnFault fault, long line) {
        if (inGame) {
            flush();
            visitor.fault(fault, line);
        }
    }

    void unreadable(byte[] bytes, int from, int end, long line) {
        if (inGame) {
            flush();
            visitor.unreadable(value.set(bytes, from, end), line);
        }
    }

    void move(int code, long line) {
        if (isFull()) {
            flush();
        }
        written[count++] = SanCode.onLine(code, line);
    }

    boolean isFull() {
        return count == CAPACITY;
    }

    /// Free places in the buffer of moves.
    int room() {
        return CAPACITY - count;
    }

    /// Passes the buffered moves on.
    void flush() {
        if (count > 0) {
            int gathered = count;
            count = 0;
            told += gathered;
            visitor.moves(written, gathered);
        }
    }

    /// Passes on the text of a move, for visitors that want words.
    void word(byte[] bytes, int from, int end, long line) {
        told++;
        visitor.word(value.set(bytes, from, end), line);
    }

    /// Number of moves of the game so far, including those of wanted variations.
    long moves() {
        return told + count;
    }

    void comment(byte[] bytes, int from, int to) {
        flush();
        visitor.comment(value.set(bytes, from, to));
    }

    /// Notes that the input ended inside a tag section, a comment or a variation.
    void endedInside() {
        open = true;
    }

    boolean isOpen() {
        return open;
    }
}
