package org.pieceworth.studies.count;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.pgn.PgnVisitor;

/// Copies games of a text byte by byte, each with an empty line after it.
final class PgnExcerpt {

    private final Tape tape;
    private final LongPredicate wanted;
    private final OutputStream out;
    private boolean copies;
    private long copied;

    private PgnExcerpt(InputStream in, LongPredicate wanted, OutputStream out) {
        tape = new Tape(in);
        this.wanted = wanted;
        this.out = out;
    }

    /// Copies games.
    ///
    /// @param in uncompressed PGN, see [org.pieceworth.pgn.PgnInput]
    /// @param wanted selects games by their numbers in the text, from 1
    /// @param out takes them; not closed
    /// @return how many games were copied
    /// @throws UncheckedIOException when a stream fails
    static long copy(InputStream in, LongPredicate wanted, OutputStream out) {
        return new PgnExcerpt(in, wanted, out).copied();
    }

    private long copied() {
        Starts starts = new Starts();
        PgnReader reader = new PgnReader(tape, starts);
        starts.offset = reader::offset;
        reader.readAll();
        pass(Long.MAX_VALUE);
        return copied;
    }

    /// Copies or drops the text up to the next game.
    private void pass(long to) {
        tape.passTo(to, copies, out);
        if (copies) {
            copied++;
        }
    }

    /// Receives the beginnings of games.
    private final class Starts implements PgnVisitor {

        private LongSupplier offset = () -> 0;

        @Override
        public void beginGame(long ordinal, long line) {
            pass(offset.getAsLong());
            copies = wanted.test(ordinal);
        }

        @Override
        public boolean endTags() {
            return false;
        }
    }

    /// A stream that retains the current game until it is known whether it is wanted.
    private static final class Tape extends InputStream {

        private static final int FIRST_SIZE = 1 << 19;
        private static final byte[] BEHIND = {'\n', '\n'};

        private final InputStream in;
        private byte[] kept = new byte[FIRST_SIZE];
        private int length;

        /// The offset of `kept[0]` in the text.
        private long offset;

        Tape(InputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] buffer, int at, int count) throws IOException {
            int read = in.read(buffer, at, count);
            if (read > 0) {
                if (length + read > kept.length) {
                    kept = Arrays.copyOf(kept, Math.max(2 * kept.length, length + read));
                }
                System.arraycopy(buffer, at, kept, length, read);
                length += read;
            }
            return read;
        }

        /// A game without tags begins with its first move, which has its number before it.
        private int beforeNumber(int start) {
            int at = start;
            while (at > 0 && (kept[at - 1] == ' ' || kept[at - 1] == '\n' || kept[at - 1] == '\r')) {
                at--;
            }
            int dots = at;
            while (at > 0 && kept[at - 1] == '.') {
                at--;
            }
            int digits = at;
            while (at > 0 && kept[at - 1] >= '0' && kept[at - 1] <= '9') {
                at--;
            }
            boolean isNumber = start < length && kept[start] != '[' && dots > digits && digits > at;
            return isNumber ? at : start;
        }

        void passTo(long to, boolean write, OutputStream out) {
            int count = beforeNumber((int) Math.min(length, to - offset));
            if (write) {
                int end = count;
                while (end > 0 && kept[end - 1] <= ' ' && kept[end - 1] >= 0) {
                    end--;
                }
                try {
                    out.write(kept, 0, end);
                    out.write(BEHIND);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            System.arraycopy(kept, count, kept, 0, length - count);
            length -= count;
            offset += count;
        }
    }
}
