package org.pieceworth.empirical.input;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.pgn.PgnInput;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.pgn.PgnVisitor;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;

/// A source of observations: a file, a pipe or standard input. A source that is not a regular file is opened
/// only once, since it cannot be read twice: code that reads its beginning puts it back.
public final class GameInput {

    /// Maximum number of bytes for reading a beginning: bzip2 has blocks of almost this size.
    public static final int LOOK = 1 << 20;

    private static final String VARIANT = "Variant";

    /// Inputs that a message looks into, and letters that may be wrong in a tag.
    private static final int FEW = 3;

    private static final Set<String> STANDARD =
            Set.of(ObservationReader.STANDARD_STREAM, "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0");

    /// Set by the launcher if standard input is closed: otherwise the virtual machine's first open file would
    /// get its descriptor.
    private static final String CLOSED = "pieceworth.stdin.closed";

    private final String name;
    private Optional<BufferedInputStream> opened = Optional.empty();
    private Optional<Map<String, String>> tags = Optional.empty();

    private GameInput(String name) {
        this.name = name;
    }

    /// The input of that name, not opened yet.
    ///
    /// @param name a file, `-` for standard input
    public static GameInput of(String name) {
        return new GameInput(name);
    }

    /// The name for messages.
    public String name() {
        return name.equals(ObservationReader.STANDARD_STREAM) ? "standard input" : name;
    }

    /// True for standard input, which all inputs of the name `-` share.
    public boolean isStandard() {
        return STANDARD.contains(name);
    }

    /// The file, if it can be opened again.
    public Optional<Path> file() {
        return isStandard() ? Optional.empty() : FileName.find(name).filter(Files::isRegularFile);
    }

    /// Size in bytes, for the progress bar; 0 if unknown.
    public long bytes() {
        try {
            return file().isPresent() ? Files.size(file().get()) : 0;
        } catch (IOException _) {
            return 0;
        }
    }

    /// True for a regular file that begins with these bytes.
    public boolean isFileOf(byte[] magic) {
        return file().isPresent()
                && look(in -> Arrays.equals(in.readNBytes(magic.length), magic)).orElse(false);
    }

    /// The damage of a compressed file; empty for a sound one, for plain text, which shows no damage, and for
    /// a pipe, which cannot be read twice. It reads the whole file.
    ///
    /// @throws InputException when it cannot be opened
    public Optional<String> damage() {
        if (file().isEmpty()) {
            return Optional.empty();
        }
        try (InputStream in = open()) {
            return PgnInput.damage(in, file());
        } catch (IOException e) {
            throw unreadable(name, e);
        } catch (InputException foreign) {
            throw named(name, foreign);
        }
    }

    /// The ways to read a file.
    public enum Form {
        /// Games in plain text, which can be cut anywhere.
        GAMES,
        /// Games readable only from the beginning, since they are compressed or in another encoding.
        GAMES_FROM_BEGINNING,
        /// Anything else, or an unreadable file.
        OTHER
    }

    /// The form of a file, by its first bytes and its name.
    ///
    /// @param stored its bytes as stored, from the start; enough of them for a look
    public static Form form(String name, byte[] stored) {
        try {
            BufferedInputStream plain = new BufferedInputStream(PgnInput.open(new ByteArrayInputStream(stored)));
            if (FileKind.of(name, plain) != FileKind.GAMES) {
                return Form.OTHER;
            }
            return PgnInput.isPlainText(new ByteArrayInputStream(stored)) ? Form.GAMES : Form.GAMES_FROM_BEGINNING;
        } catch (IOException | UncheckedIOException | InputException _) {
            // The reader will report the problem.
            return Form.OTHER;
        }
    }

    /// The Variant tag of its first game; empty if there is none, or if the input has no games or cannot be
    /// read.
    public Optional<String> firstVariant() {
        return Optional.ofNullable(tags().get(VARIANT));
    }

    /// The tags of its first game, by names whose case does not matter.
    private Map<String, String> tags() {
        if (tags.isEmpty()) {
            tags = look(in -> FirstGame.tags(name, PgnInput.open(in, file()))).or(() -> Optional.of(Map.of()));
        }
        return tags.get();
    }

    /// For the end of a message, the tag of a condition that the first games lack; empty if they have all.
    public static String missingTag(List<GameInput> inputs, TagCondition where) {
        List<String> known = inputs.stream()
                .limit(FEW)
                .flatMap(input -> input.tags().keySet().stream())
                .toList();
        return where.tags().stream()
                .filter(_ -> !known.isEmpty())
                .filter(tag -> known.stream().noneMatch(tag::equalsIgnoreCase))
                .findFirst()
                .map(tag -> "; the first game has no tag " + Excerpt.of(tag)
                        + NearestName.within(FEW, tag, known.stream())
                                .map(near -> ", did you mean " + near + "?")
                                .orElse(""))
                .orElse("");
    }

    /// The Variant tag of the first game of a text; empty if there is none, or it cannot be read.
    ///
    /// @param stored its bytes as stored, from the start; enough of them for a look
    public static Optional<String> firstVariant(String name, byte[] stored) {
        try {
            return Optional.ofNullable(FirstGame.tags(name, PgnInput.open(new ByteArrayInputStream(stored)))
                    .get(VARIANT));
        } catch (IOException | UncheckedIOException | InputException _) {
            // The reader will report the problem.
            return Optional.empty();
        }
    }

    /// Reads something from the beginning of an input.
    @FunctionalInterface
    private interface Look<T> {
        T at(InputStream in) throws IOException;
    }

    private <T> Optional<T> look(Look<T> look) {
        try {
            BufferedInputStream in = opened.isPresent() ? opened.get() : new BufferedInputStream(open(), LOOK);
            try {
                in.mark(LOOK + 1);
                return Optional.of(look.at(new Beginning(in)));
            } finally {
                in.reset();
                keep(in);
            }
        } catch (IOException | UncheckedIOException | InputException _) {
            // The reader will report the problem.
            return Optional.empty();
        }
    }

    private void keep(BufferedInputStream in) throws IOException {
        if (file().isPresent()) {
            in.close();
        } else {
            opened = Optional.of(in);
        }
    }

    /// The raw bytes from the start, for one reader, which closes them.
    ///
    /// @throws InputException when it cannot be opened
    InputStream take() {
        if (file().isEmpty()) {
            tags();
        }
        return opened.<InputStream>map(in -> in).orElseGet(this::open);
    }

    /// The uncompressed text of a stream. Errors, at once or in a later file of an archive, name it.
    static InputStream text(String name, InputStream stored, Optional<Path> file) throws IOException {
        try {
            return new FilterInputStream(PgnInput.open(stored, file)) {
                @Override
                public int read(byte[] buffer, int offset, int length) throws IOException {
                    try {
                        return super.read(buffer, offset, length);
                    } catch (InputException foreign) {
                        throw named(name, foreign);
                    }
                }
            };
        } catch (InputException foreign) {
            throw named(name, foreign);
        }
    }

    private static InputException named(String name, InputException foreign) {
        return new InputException(name + ": " + foreign.getMessage());
    }

    private InputStream open() {
        if (isStandard()) {
            return standard();
        }
        Path path = FileName.path(name);
        if (Files.isDirectory(path) || Files.notExists(path)) {
            throw new InputException(name + ": " + (Files.exists(path) ? "is a folder, not a file" : absent()));
        }
        try {
            return Files.newInputStream(path);
        } catch (IOException e) {
            throw unreadable(name, e);
        }
    }

    private String absent() {
        return name.contains("*") ? "no file matches" : "no such file";
    }

    /// Standard input. Closing it has no effect.
    ///
    /// @throws InputException when the program was started without one
    public static InputStream standard() {
        if (Boolean.getBoolean(CLOSED)) {
            throw new InputException("standard input is closed; name a file, or give the text through a pipe");
        }
        return new FilterInputStream(System.in) {
            @Override
            public void close() {
                // others may read on
            }
        };
    }

    /// The error for a file that cannot be opened.
    static InputException unreadable(String name, IOException e) {
        String why = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
        return new InputException(
                name + ": cannot be read: " + (e instanceof AccessDeniedException ? "permission denied" : why));
    }

    /// The first bytes of a stream, few enough to reset it to its start.
    private static final class Beginning extends FilterInputStream {
        private int left = LOOK;

        Beginning(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int value = left > 0 ? super.read() : -1;
            left -= value < 0 ? 0 : 1;
            return value;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            int count = left > 0 ? super.read(buffer, offset, Math.min(left, length)) : -1;
            left -= Math.max(0, count);
            return count;
        }

        @Override
        public void close() {
            // it is read on
        }
    }

    /// The tags of a text's first game.
    private static final class FirstGame implements PgnVisitor {

        private static final int BUFFER = 1 << 16;

        private final Map<String, String> tags = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

        private FirstGame() {}

        /// Reads tags by name, ignoring case; empty if the text has no games.
        ///
        /// @param name name of the text
        /// @param text the text, uncompressed, see [org.pieceworth.pgn.PgnInput]; closed at the end
        static Map<String, String> tags(String name, InputStream text) throws IOException {
            FirstGame first = new FirstGame();
            try (BufferedInputStream in = new BufferedInputStream(text, BUFFER)) {
                if (FileKind.of(name, in) == FileKind.GAMES) {
                    new PgnReader(in, first).readGame();
                }
            }
            return first.tags;
        }

        @Override
        public void tag(ByteSlice name, ByteSlice value) {
            tags.put(name.toString(), value.toString());
        }

        @Override
        public boolean endTags() {
            return false;
        }
    }
}
