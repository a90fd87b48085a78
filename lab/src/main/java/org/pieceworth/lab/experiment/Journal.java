package org.pieceworth.lab.experiment;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.fairy.VariantRules;

/// Games as they are finished, in a file that a kill at any moment leaves good: their plan in a
/// line, then a line per game in the order of their numbers, each with a checksum. What was torn is cut off when it
/// is opened again, and the run goes on from there. One program at a time can have it open.
public final class Journal implements AutoCloseable {

    private static final String EXPECTED = "; expected another file, or to drop what is there";

    private final Path path;
    private final FileChannel channel;
    private long games;
    private long end;

    private Journal(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /// Opens a journal, or begins one.
    ///
    /// @param plan of the games: a run with another plan must not go on here
    /// @param fresh whether games that are there are dropped
    /// @throws OtherPlanException when it belongs to another plan
    /// @throws InputException when it is no journal of this version, or another program has it open
    /// @throws JournalException when it cannot be read or written
    public static Journal open(Path path, ExperimentPlan plan, boolean fresh) {
        try {
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            try {
                Journal journal = new Journal(path, channel);
                journal.lock();
                journal.begin(plan, fresh);
                return journal;
            } catch (IOException | InputException failure) {
                channel.close();
                throw failure;
            }
        } catch (IOException e) {
            throw new JournalException(path, e);
        }
    }

    private void lock() throws IOException {
        try {
            // The lock goes when the channel is closed.
            FileLock lock = channel.tryLock();
            if (lock == null) {
                throw inUse();
            }
        } catch (OverlappingFileLockException _) {
            throw inUse();
        }
    }

    private InputException inUse() {
        return new InputException(path + ": another run is writing to it; wait for it, or choose another file")
                .with("output", "FILE");
    }

    private void begin(ExperimentPlan plan, boolean fresh) throws IOException {
        String head = JournalHead.write(plan);
        if (!fresh) {
            scan(plan, head);
        }
        channel.truncate(end);
        if (end == 0) {
            append(head);
        }
    }

    private void scan(ExperimentPlan plan, String head) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            Optional<String> first = line(in);
            if (first.isEmpty()) {
                checkTorn();
                return;
            }
            if (!first.get().equals(head)) {
                throw refusal(first.get(), plan);
            }
            end = length(head);
            for (Optional<String> record = line(in); record.isPresent(); record = line(in)) {
                if (!GameRecord.isWhole(record.get(), games)) {
                    return;
                }
                games++;
                end += length(record.get());
            }
        }
    }

    /// A first line without its end is dropped only if it can have been a journal's.
    private void checkTorn() throws IOException {
        byte[] mark = new byte[JournalHead.MARK.length()];
        try (InputStream in = Files.newInputStream(path)) {
            int read = in.readNBytes(mark, 0, mark.length);
            if (!JournalHead.isTorn(new String(mark, 0, read, StandardCharsets.UTF_8))) {
                throw foreign("is not an unfinished run of this version");
            }
        }
    }

    private InputException refusal(String found, ExperimentPlan plan) {
        if (JournalHead.isEarlier(found)) {
            return foreign(
                    "contains an unfinished run of an earlier version of Pieceworth; only that version can continue it");
        }
        List<PlanDifference> differences = JournalHead.isOne(found) ? JournalHead.differences(found, plan) : List.of();
        return differences.isEmpty()
                ? foreign("is not an unfinished run of this version")
                : new OtherPlanException(path, differences);
    }

    private InputException foreign(String what) {
        return new InputException(path + ": " + what + EXPECTED)
                .with("output", "FILE")
                .with("fresh", "");
    }

    /// The next line that has an end.
    private static Optional<String> line(InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int b = in.read(); b >= 0; b = in.read()) {
            if (b == '\n') {
                return Optional.of(bytes.toString(StandardCharsets.UTF_8));
            }
            bytes.write(b);
        }
        return Optional.empty();
    }

    private static long length(String line) {
        return line.getBytes(StandardCharsets.UTF_8).length + 1L;
    }

    /// How many games it holds: those with the numbers from 0 on.
    public long games() {
        return games;
    }

    /// Adds the next game. It stays even if the program is killed right afterwards.
    ///
    /// @throws JournalException when it cannot be written; the games before stay
    public void add(PlayedGame game) {
        try {
            append(GameRecord.write(games, game));
            games++;
        } catch (IOException e) {
            throw new JournalException(path, e);
        }
    }

    private void append(String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        long at = end;
        try {
            while (bytes.hasRemaining()) {
                at += channel.write(bytes, at);
            }
        } catch (IOException e) {
            channel.truncate(end);
            throw e;
        }
        end = at;
    }

    /// Shows its games in order, from the first on.
    ///
    /// @throws JournalException when it cannot be read
    public void forEach(VariantRules rules, GameSink sink) {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            line(in);
            boolean wanted = true;
            for (long game = 0; game < games && wanted; game++) {
                String record = line(in).orElseThrow(() -> new IOException("it was changed while it was open"));
                wanted = sink.game(game, GameRecord.read(record, rules));
            }
        } catch (IOException e) {
            throw new JournalException(path, e);
        }
    }

    /// Removes it: its games are elsewhere now.
    ///
    /// @throws JournalException when that fails
    public void remove() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            throw new JournalException(path, e);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new JournalException(path, e);
        }
    }
}
