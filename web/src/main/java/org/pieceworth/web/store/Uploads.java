package org.pieceworth.web.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;
import org.pieceworth.web.http.RefusedException;

/// Uploaded files, each in a separate folder under its original name. A request names one by the folder,
/// `@1f2e…:variant`, so that no request names a file of the machine.
public final class Uploads {

    /// Names a file to be sent after the check of its request.
    public static final String COMING = "@";

    private static final String FILES = "files";
    private static final int BROKEN = 400;
    private static final int TOO_LARGE = 413;
    private static final int MOST_FILES = 200;
    private static final long KEPT_FREE = 1L << 28;
    private static final int BUFFER = 1 << 16;

    /// The end of the name of a file of variants, which the command line takes without `@` too.
    private static final Pattern FILE = Pattern.compile("(?i)\\.ini(?![^:,])");

    private static final Pattern NAMED = Pattern.compile("@([0-9a-f]{16})(:.*)?");
    /// One ending, or that of a format before that of a compression.
    private static final Pattern ENDING =
            Pattern.compile("(?:\\.(?:pgn|epd|csv|rows|mat|parquet|ini|txt|tar))?(?:\\.[a-z0-9]{1,8})?");

    private static final Duration YOUNG = Duration.ofMinutes(1);

    /// Parameters with an `@` that is not a file: search texts, and drops such as `P@e4`.
    private static final Set<String> PLAIN = Set.of("text", "moves");

    private final DataFolder data;
    private final Path folder;
    private volatile Supplier<Set<String>> needed = Set::of;
    private final Set<String> arriving = ConcurrentHashMap.newKeySet();
    private final ReentrantLock sweeping = new ReentrantLock();
    private final AtomicBoolean sweepsAgain = new AtomicBoolean();
    private final Duration young;

    public Uploads(DataFolder data) {
        this(data, YOUNG);
    }

    /// @param young minimum time of a file after its last use, regardless of the number of files
    Uploads(DataFolder data, Duration young) {
        this.data = data;
        this.young = young;
        folder = data.folder(FILES);
    }

    /// Protects needed files from removal, regardless of the number of files.
    ///
    /// @param names source of the names of files used by unfinished jobs; thread-safe
    public void spare(Supplier<Set<String>> names) {
        needed = names;
    }

    /// An uploaded file.
    ///
    /// @param id name in requests
    /// @param path path on this machine
    /// @param bytes its length
    public record Sent(String id, Path path, long bytes) {

        /// Its original name.
        public String name() {
            return String.valueOf(path.getFileName());
        }
    }

    /// Stores an upload. Thread-safe.
    ///
    /// @param name original name
    /// @param most size limit in bytes
    /// @throws RefusedException when there are more
    public Sent keep(String name, InputStream in, long most) throws IOException {
        data.folder(FILES);
        sweep();
        String id = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
        arriving.add(id);
        Path own = Files.createDirectory(folder.resolve(id));
        Path path = named(own, plain(name));
        boolean whole = false;
        try (OutputStream out = Files.newOutputStream(path)) {
            long bytes = copy(in, out, most);
            whole = true;
            return new Sent(id, path, bytes);
        } finally {
            if (!whole) {
                Files.deleteIfExists(path);
                Files.deleteIfExists(own);
            }
            arriving.remove(id);
        }
    }

    private long copy(InputStream in, OutputStream out, long most) throws IOException {
        byte[] buffer = new byte[BUFFER];
        long bytes = 0;
        for (int read = read(in, buffer); read >= 0; read = read(in, buffer)) {
            bytes += read;
            if (bytes > most) {
                throw tooLarge(most);
            }
            if (folder.toFile().getUsableSpace() < KEPT_FREE) {
                throw new RefusedException(
                        TOO_LARGE, "Disk full", "the disk of the data folder is nearly full; free some space");
            }
            out.write(buffer, 0, read);
        }
        return bytes;
    }

    private static int read(InputStream in, byte[] buffer) {
        try {
            return in.read(buffer);
        } catch (IOException _) {
            throw brokenOff();
        }
    }

    /// A refusal of a body without an end.
    public static RefusedException brokenOff() {
        return new RefusedException(BROKEN, "Broken off", "the upload broke off or stalled; send the file again");
    }

    /// A refusal of a file that is too long.
    public static RefusedException tooLarge(long most) {
        return new RefusedException(
                TOO_LARGE,
                "Too large",
                "found a file of more than " + most
                        + " bytes; send a smaller one, or use the command line, which has no limit");
    }

    /// In a folder; without letters that the file system of this locale has not.
    private static Path named(Path folder, String name) {
        try {
            return folder.resolve(name);
        } catch (InvalidPathException _) {
            return folder.resolve(name.replaceAll("[^\\x00-\\x7f]+", "_"));
        }
    }

    /// A name without anything that file systems or people could stumble over: letters and digits of any script.
    private static String plain(String name) {
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
        String lower = last.toLowerCase(Locale.ROOT);
        Matcher ending = ENDING.matcher(lower);
        String end = "";
        for (int from = 0; from < lower.length() && end.isEmpty(); from++) {
            if (ending.region(from, lower.length()).matches()) {
                end = lower.substring(from);
            }
        }
        String stem = last.substring(0, last.length() - end.length())
                .replaceAll("[^\\p{L}\\p{M}\\p{N}_-]+", "-")
                .replaceAll("^-+|-+$", "");
        return (stem.isEmpty() ? "file" : stem.substring(0, Math.min(stem.length(), 60))) + end;
    }

    /// Removes the least recently used files, once there are many: none used just now, and none named by an
    /// unfinished job. Only one thread at a time sweeps.
    private void sweep() throws IOException {
        if (sweeping.tryLock()) {
            try {
                Instant now = Instant.now();
                List<StoredFile> byUse = kept();
                Set<String> spared = needed.get();
                for (StoredFile old : byUse.subList(Math.min(MOST_FILES - 1, byUse.size()), byUse.size())) {
                    String id = String.valueOf(old.path().getFileName());
                    if (spared.contains(id)) {
                        continue;
                    }
                    if (!arriving.contains(id) && old.used().isBefore(now.minus(young))) {
                        remove(old.path());
                    } else if (sweepsAgain.compareAndSet(false, true)) {
                        CompletableFuture.delayedExecutor(young.toMillis(), TimeUnit.MILLISECONDS)
                                .execute(this::sweepAgain);
                    }
                }
            } finally {
                sweeping.unlock();
            }
        }
    }

    /// Files too young for removal now are removed later, even without another upload.
    private void sweepAgain() {
        sweepsAgain.set(false);
        try {
            sweep();
        } catch (IOException _) {
            // The next upload tries again.
        }
    }

    /// A file's folder.
    ///
    /// @param used the last time that it was named
    private record StoredFile(Path path, Instant used) {}

    /// Stored files, the most recently used first.
    private List<StoredFile> kept() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(path -> new StoredFile(path, used(path)))
                    .sorted(Comparator.comparing(StoredFile::used).reversed())
                    .toList();
        }
    }

    private static Instant used(Path path) {
        try {
            return Files.getLastModifiedTime(path).toInstant();
        } catch (IOException _) {
            return Instant.EPOCH;
        }
    }

    /// Another thread or program may have removed it already.
    private static void remove(Path own) throws IOException {
        try (Stream<Path> inside = Files.list(own)) {
            for (Path file : inside.toList()) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(own);
        } catch (NoSuchFileException _) {
            // Already gone, as intended.
        }
    }

    /// The file of an identifier, whose use prolongs its life.
    public Optional<Sent> find(String id) {
        if (!id.matches("[0-9a-f]{16}") || !Files.isDirectory(folder.resolve(id))) {
            return Optional.empty();
        }
        try (Stream<Path> inside = Files.list(folder.resolve(id))) {
            Files.setLastModifiedTime(folder.resolve(id), FileTime.from(Instant.now()));
            return inside.findFirst()
                    .map(path -> new Sent(id, path, path.toFile().length()));
        } catch (NoSuchFileException _) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Parameters with the paths of the files that they name, for questions.
    ///
    /// @throws InputException when one names an unknown file
    public Map<String, List<String>> resolved(Map<String, List<String>> parameters) {
        Map<String, List<String>> resolved = new LinkedHashMap<>();
        parameters.forEach((name, values) -> resolved.put(
                name,
                values.stream()
                        .map(value ->
                                PLAIN.contains(name) && Variants.file(value).isEmpty() ? value : resolved(value))
                        .toList()));
        return resolved;
    }

    /// Parameters with files by their original names, as in a command line.
    public Map<String, List<String>> named(Map<String, List<String>> parameters) {
        Map<String, List<String>> named = new LinkedHashMap<>();
        parameters.forEach((name, values) ->
                named.put(name, values.stream().map(this::named).toList()));
        return named;
    }

    private String named(String value) {
        Matcher named = NAMED.matcher(value);
        return named.matches()
                ? "@" + find(named.group(1)).map(Sent::name).orElse("a-file-that-is-gone")
                        + Optional.ofNullable(named.group(2)).orElse("")
                : value;
    }

    private String resolved(String value) {
        if (value.equals(COMING) || !value.contains("@") && !FILE.matcher(value).find()) {
            return value;
        }
        Matcher named = NAMED.matcher(value);
        if (!named.matches()) {
            throw new InputException(
                    "found the name of a file, which works on the command line only; send the file first");
        }
        Sent file = find(named.group(1))
                .orElseThrow(() -> new InputException(
                        "found @" + named.group(1) + ", which is not an uploaded file, or no longer; send it again"));
        return "@" + file.path() + Optional.ofNullable(named.group(2)).orElse("");
    }

    /// The names that parameters name files by.
    public static Set<String> names(Map<String, List<String>> parameters) {
        return parameters.values().stream()
                .flatMap(List::stream)
                .map(NAMED::matcher)
                .filter(Matcher::matches)
                .map(named -> named.group(1))
                .collect(Collectors.toSet());
    }

    /// A text with files by their original names.
    public String plainly(String text) {
        return data.plainly(text);
    }
}
