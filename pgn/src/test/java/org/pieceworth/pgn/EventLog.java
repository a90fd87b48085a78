package org.pieceworth.pgn;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// Writes down all that a reader reports, the packed moves and their lines as they are, and can read one text in
/// several ways: at once, so that its fast loops run, or in bits so small that they never do.
final class EventLog implements PgnVisitor {

    final List<String> events = new ArrayList<>();
    private final boolean wanted;
    private final boolean variations;

    EventLog(boolean wanted, boolean variations) {
        this.wanted = wanted;
        this.variations = variations;
    }

    /// The events of a text that comes at once.
    static List<String> atOnce(byte[] text, boolean wanted) {
        return read(new ByteArrayInputStream(text), wanted);
    }

    /// The events of a text that comes byte by byte.
    static List<String> byteByByte(byte[] text, boolean wanted) {
        return read(new Trickle(text, () -> 1), wanted);
    }

    /// The events of a text that comes in chunks of random lengths.
    static List<String> inChunks(byte[] text, boolean wanted, RandomGenerator random) {
        return read(new Trickle(text, () -> 1 + random.nextInt(1 + random.nextInt(300))), wanted);
    }

    private static List<String> read(InputStream in, boolean wanted) {
        EventLog log = new EventLog(wanted, true);
        new PgnReader(in, log).readAll();
        return log.events;
    }

    /// Of events those that are told whether moves are wanted or not: games, tags, results, and ends.
    static List<String> frame(List<String> events) {
        return events.stream()
                .filter(event -> "GT=E".indexOf(event.charAt(0)) >= 0)
                .toList();
    }

    @Override
    public void beginGame(long ordinal, long line) {
        events.add("G" + ordinal + "@" + line);
    }

    @Override
    public void tag(ByteSlice name, ByteSlice value) {
        events.add("T" + name + "=" + value);
    }

    @Override
    public boolean endTags() {
        events.add("tags");
        return wanted;
    }

    @Override
    public boolean wantsComments() {
        return true;
    }

    @Override
    public void move(int sanCode, long line) {
        events.add("m" + Integer.toHexString(sanCode) + "@" + line);
    }

    @Override
    public void nag(int number) {
        events.add("$" + number);
    }

    @Override
    public void comment(ByteSlice text) {
        events.add("{" + text);
    }

    @Override
    public boolean beginVariation() {
        events.add("(");
        return variations;
    }

    @Override
    public void endVariation() {
        events.add(")");
    }

    @Override
    public void result(GameResult result) {
        events.add("=" + result.token());
    }

    @Override
    public void fault(PgnFault fault, long line) {
        events.add("!" + fault.reason() + "@" + line);
    }

    @Override
    public void endGame() {
        events.add("E");
    }

    /// How many bytes the next read gives.
    @FunctionalInterface
    interface Portion {
        int next();
    }

    /// Gives a text in portions.
    static final class Trickle extends InputStream {
        private final byte[] text;
        private final Portion portion;
        private int at;

        Trickle(byte[] text, Portion portion) {
            this.text = text;
            this.portion = portion;
        }

        @Override
        public int read() {
            return at == text.length ? -1 : text[at++] & 0xFF;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) {
            if (at == text.length) {
                return -1;
            }
            int count = Math.min(Math.min(length, portion.next()), text.length - at);
            System.arraycopy(text, at, buffer, offset, count);
            at += count;
            return count;
        }
    }
}
