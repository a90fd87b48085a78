package org.pieceworth.pgn;

import org.pieceworth.rules.san.SanCode;

/// What the parts of a reader tell the visitor through: they share what the game at hand wants to hear. Moves are
/// gathered and told together, before anything that comes after them.
final class PgnEmitter {

    private static final int CAPACITY = 512;

    final PgnVisitor visitor;
    final ByteSlice name = new ByteSlice();
    final ByteSlice value = new ByteSlice();

    /// The moves that were gathered, as [SanCode#onLine] writes them.
    final long[] written = new long[CAPACITY];

    int count;

    /// How many moves of the game the visitor has been told.
    private long told;

    /// Whether the game's comments are wanted.
    boolean comments;

    private boolean inGame;

    /// Whether the text ended inside something: more text could have changed what was told.
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

    void move(int code, long line) {
        if (isFull()) {
            flush();
        }
        written[count++] = SanCode.onLine(code, line);
    }

    boolean isFull() {
        return count == CAPACITY;
    }

    /// How many more moves can be gathered.
    int room() {
        return CAPACITY - count;
    }

    /// Tells the moves that were gathered.
    void flush() {
        if (count > 0) {
            int gathered = count;
            count = 0;
            told += gathered;
            visitor.moves(written, gathered);
        }
    }

    /// Tells a move as it is written.
    void word(byte[] bytes, int from, int end, long line) {
        told++;
        visitor.word(value.set(bytes, from, end), line);
    }

    /// How many moves the game has had so far, variations that are wanted included.
    long moves() {
        return told + count;
    }

    void comment(byte[] bytes, int from, int to) {
        flush();
        visitor.comment(value.set(bytes, from, to));
    }

    /// The input ended inside a tag section, a comment or a variation.
    void endedInside() {
        open = true;
    }

    boolean isOpen() {
        return open;
    }
}
