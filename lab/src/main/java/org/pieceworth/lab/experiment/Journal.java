package org.pieceworth.lab.experiment;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.fairy.VariantRules;

/// Games as they are finished, in a file that a kill at any moment leaves good: a line of settings, then a line
/// per game in the order of their numbers, each with a checksum. What was torn is cut off when it is opened
/// again, and the run goes on from there. One program at a time can have it open.
public final class Journal implements AutoCloseable {

    private static final String HEAD = "pieceworth-selfplay 1";
    private static final String TAB = "\t";

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
    /// @param settings what the games depend on, in a fixed order, as options are typed: another run with other
    /// settings must not go on here
    /// @param fresh whether games that are there are dropped
    /// @throws InputException when it belongs to another run, or another program has it open
    /// @throws UncheckedIOException when it cannot be read or written
    public static Journal open(Path path, Map<String, String> settings, boolean fresh) {
        try {
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            try {
                Journal journal = new Journal(path, channel);
                journal.lock();
                journal.begin(settings, fresh);
                return journal;
            } catch (IOException | InputException failure) {
                channel.close();
                throw failure;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
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
        return new InputException(
                path + ": another run is writing there; wait for it, or give another file with --output");
    }

    private void begin(Map<String, String> settings, boolean fresh) throws IOException {
        String head = head(settings);
        if (!fresh) {
            scan(settings, head);
        }
        channel.truncate(end);
        if (end == 0) {
            append(head);
        }
    }

    private static String head(Map<String, String> settings) {
        List<String> fields = new ArrayList<>(List.of(HEAD));
        settings.forEach((name, value) -> fields.add(name + "=" + value.replaceAll("\\p{Cntrl}", " ")));
        return String.join(TAB, fields);
    }

    private void scan(Map<String, String> settings, String head) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            Optional<String> first = line(in);
            if (first.isEmpty()) {
                return;
            }
            if (!first.get().equals(head)) {
                throw new InputException(path + ": " + difference(first.get(), settings)
                        + "; give the same options to go on with it, another --output, or --fresh to drop its games");
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

    private static String difference(String found, Map<String, String> settings) {
        Map<String, String> there = new LinkedHashMap<>();
        String[] fields = found.split(TAB, -1);
        if (!fields[0].equals(HEAD)) {
            return "is no unfinished run of this version";
        }
        for (int i = 1; i < fields.length; i++) {
            int equals = fields[i].indexOf('=');
            there.put(fields[i].substring(0, Math.max(0, equals)), fields[i].substring(equals + 1));
        }
        for (Map.Entry<String, String> setting : settings.entrySet()) {
            String other = there.getOrDefault(setting.getKey(), "none");
            if (!Objects.equals(other, setting.getValue())) {
                return "holds an unfinished run with " + setting.getKey() + " " + other + ", not " + setting.getValue();
            }
        }
        return "holds an unfinished run with other settings";
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
    /// @throws UncheckedIOException when it cannot be written; the games before stay
    public void add(PlayedGame game) {
        try {
            append(GameRecord.write(games, game));
            games++;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
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
    /// @throws UncheckedIOException when it cannot be read
    public void forEach(VariantRules rules, GameSink sink) {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            line(in);
            boolean wanted = true;
            for (long game = 0; game < games && wanted; game++) {
                String record = line(in).orElseThrow(() -> new IOException("it was changed while it was open"));
                wanted = sink.game(game, GameRecord.read(record, rules));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Removes it: its games are elsewhere now.
    ///
    /// @throws UncheckedIOException when that fails
    public void remove() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
