package org.pieceworth.lab.experiment;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.text.InputException;

/// Finished games in a file that survives a kill at any moment: their plan in a line, then a line per game in
/// the order of their numbers, each with a checksum. When it is opened again, a torn line is cut off, and the
/// run continues from there; nothing damaged is thrown away. Only one program at a time can have it open.
public final class Journal implements AutoCloseable {

    private static final String ASIDE = ".bad";

    private final Path path;
    private final FileChannel channel;
    private Optional<DamagedRecords> damaged = Optional.empty();
    private long games;
    private long end;

    private Journal(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /// Opens a journal, or begins one.
    ///
    /// @param plan plan of the games: a run with another plan must not continue here
    /// @param fresh whether games that are there are dropped
    /// @throws OtherPlanException when it belongs to another plan
    /// @throws InputException when it is no journal of this version, or another program has it open
    /// @throws JournalException when it cannot be read or written
    public static Journal open(Path path, ExperimentPlan plan, boolean fresh) {
        try {
            FileChannel channel = locked(path);
            try {
                Journal journal = new Journal(path, channel);
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

    /// The lock ends when the channel is closed. Another run may finish and remove the file before this one
    /// gets the lock, which would then be of a file without a name. So it is opened again until the same file
    /// is there before and after locking.
    private static FileChannel locked(Path path) throws IOException {
        while (true) {
            Object before = key(path);
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (!isLocked(channel)) {
                channel.close();
                throw inUse(path);
            }
            if (!before.equals("") && before.equals(key(path))) {
                return channel;
            }
            channel.close();
        }
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException _) {
            return false;
        }
    }

    /// The identity of a file, which differs from that of another file of its name.
    private static Object key(Path path) throws IOException {
        try {
            BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
            return Optional.ofNullable(attributes.fileKey()).orElse(attributes.creationTime());
        } catch (NoSuchFileException _) {
            return "";
        }
    }

    private static InputException inUse(Path path) {
        return new InputException(path + ": another run is writing to it; wait for it, or choose another file")
                .with("output", "FILE");
    }

    private void begin(ExperimentPlan plan, boolean fresh) throws IOException {
        String head = JournalHead.write(plan);
        JournalLines lines = new JournalLines(channel, 0);
        Optional<String> first = lines.next();
        checkOurs(first);
        if (!fresh && first.isPresent()) {
            if (!first.get().equals(head)) {
                throw refusal(first.get(), plan);
            }
            scan(head, lines);
        }
        channel.truncate(end);
        if (end == 0) {
            append(head);
        }
    }

    private void scan(String head, JournalLines lines) throws IOException {
        end = length(head);
        for (Optional<String> record = lines.next(); record.isPresent(); record = lines.next()) {
            if (!GameRecord.isWhole(record.get(), games)) {
                putAside(lines);
                return;
            }
            games++;
            end += length(record.get());
        }
    }

    /// A foreign file is never written to, not even to drop its games.
    private void checkOurs(Optional<String> first) throws IOException {
        if (first.isPresent()
                ? !JournalHead.isOne(first.get()) && !JournalHead.isEarlier(first.get())
                : !JournalHead.isTorn(beginning())) {
            throw new InputException(path
                            + ": is not an unfinished run of this version, and games cannot be saved in its place; move it"
                            + " away, or choose another file")
                    .with("output", "FILE");
        }
    }

    private String beginning() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(JournalHead.MARK.length());
        int read = channel.read(bytes, 0);
        return new String(bytes.array(), 0, Math.max(0, read), StandardCharsets.UTF_8);
    }

    /// Saves the part from the first damaged line on: games after it may be whole.
    private void putAside(JournalLines rest) throws IOException {
        long whole = 0;
        for (Optional<String> record = rest.next(); record.isPresent(); record = rest.next()) {
            whole += GameRecord.isWhole(record.get()) ? 1 : 0;
        }
        Path aside = path.resolveSibling(path.getFileName() + ASIDE);
        for (int number = 2; Files.exists(aside); number++) {
            aside = path.resolveSibling(path.getFileName() + ASIDE + number);
        }
        try (FileChannel to = FileChannel.open(aside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            for (long at = end; at < channel.size(); ) {
                at += channel.transferTo(at, channel.size() - at, to);
            }
        }
        damaged = Optional.of(new DamagedRecords(aside, games + 2, whole));
    }

    private InputException refusal(String found, ExperimentPlan plan) {
        if (JournalHead.isEarlier(found)) {
            return new InputException(path + ": contains an unfinished run of an earlier version of Pieceworth; only"
                            + " that version can continue it; expected another file, or to drop its content")
                    .with("output", "FILE")
                    .with("fresh", "");
        }
        List<OtherPlanException.PlanDifference> differences = JournalHead.differences(found, plan);
        return differences.isEmpty()
                ? nonsense(1, "a plan whose parts are those of this run and whose digest is not")
                : new OtherPlanException(path, differences);
    }

    private InputException nonsense(long line, String found) {
        return new InputException(path + ", line " + line + ": found " + found
                        + ", expected the file of a run; choose another file, or drop its content")
                .with("output", "FILE")
                .with("fresh", "");
    }

    private static long length(String line) {
        return line.getBytes(StandardCharsets.UTF_8).length + 1L;
    }

    /// The part moved aside on opening, if a line was damaged.
    Optional<DamagedRecords> damaged() {
        return damaged;
    }

    /// The number of stored games, numbered from 0.
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
    /// @param rules the variants of its games
    /// @throws InputException naming the line of a record that is whole and makes no sense
    /// @throws JournalException when it cannot be read
    public void forEach(InTurn<VariantRules> rules, GameSink sink) {
        try {
            JournalLines lines = new JournalLines(channel, 0);
            lines.next();
            boolean wanted = true;
            for (long game = 0; game < games && wanted; game++) {
                String record = lines.next().orElseThrow(() -> new IOException("it was changed while it was open"));
                wanted = sink.game(game, read(game, record, rules.of(game)));
            }
        } catch (IOException e) {
            throw new JournalException(path, e);
        }
    }

    private PlayedGame read(long game, String record, VariantRules rules) {
        try {
            return GameRecord.read(record, rules);
        } catch (IllegalArgumentException e) {
            throw nonsense(game + 2, String.valueOf(e.getMessage()));
        }
    }

    /// Refuses a game that cannot have been played.
    ///
    /// @param number number of the game, from 0
    /// @throws InputException naming its line
    public void check(long number, PlayedGame game) {
        GameRecord.fault(game).ifPresent(fault -> {
            throw nonsense(number + 2, fault);
        });
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
