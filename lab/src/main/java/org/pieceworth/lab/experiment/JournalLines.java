package org.pieceworth.lab.experiment;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// The lines of a journal, read through the channel that has its lock: closing another descriptor of the file
/// would release the lock (fcntl(2): a process loses its locks of a file when it closes any descriptor of
/// it).
final class JournalLines {

    /// Longer than any valid line: a game has 20,000 plies at most.
    private static final int LONGEST = 1 << 24;

    private static final int BUFFER = 1 << 16;

    private final FileChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER).limit(0);
    private long filled;

    /// @param from position of the first line
    JournalLines(FileChannel channel, long from) {
        this.channel = channel;
        filled = from;
    }

    /// The next complete line, without its end; none at the end of the file, or if a line is too long.
    Optional<String> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (line.size() < LONGEST) {
            if (!buffer.hasRemaining() && !fill()) {
                return Optional.empty();
            }
            byte next = buffer.get();
            if (next == '\n') {
                return Optional.of(line.toString(StandardCharsets.UTF_8));
            }
            line.write(next);
        }
        return Optional.empty();
    }

    private boolean fill() throws IOException {
        int count = channel.read(buffer.clear(), filled);
        buffer.flip();
        filled += Math.max(0, count);
        return count > 0;
    }
}
