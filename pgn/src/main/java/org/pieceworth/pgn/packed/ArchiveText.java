package org.pieceworth.pgn.packed;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.ZipException;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.pieceworth.text.InputException;

/// The games in an archive, zip, tar or 7z, as one text: its files of games (`.pgn`, also compressed or
/// in archives inside it), one after another. Other files in it are passed over.
public final class ArchiveText extends InputStream {

    /// The command to read the games of an unsupported archive.
    public static final String COMMAND = "7z x -so FILE | pieceworth fit -";

    public static final String UNPACK = "unpack it first, such as by " + COMMAND;

    private static final int NAMED = 3;

    /// Depth limit of archives inside one another: an archive may contain itself.
    private static final int MAX_DEEP = 3;

    private static final Pattern COMPRESSED = Pattern.compile("(?:\\.(?:gz|bz2|xz|zst))+$");
    private static final Pattern ARCHIVE = Pattern.compile("\\.(?:zip|tar|t(?:gz|bz2?|xz|zst)|7z|rar)$");

    /// Files in the order of the archive.
    public interface Entries {

        /// The name of the next file; empty at the end.
        Optional<String> next() throws IOException;

        /// The bytes of the file, which end with it.
        InputStream bytes();
    }

    /// Opens a file of an archive, which may be compressed or an archive itself.
    public interface Opening {

        InputStream open(InputStream file) throws IOException;

        /// The number of archives around this one.
        int depth();
    }

    private final Closeable stored;
    private final Entries entries;
    private final Opening opening;

    /// The games of the file being read; empty behind the last.
    private Optional<InputStream> games;

    /// A line's end between two files, so that the second one's first tag does not
    /// follow the first one's last move.
    private boolean between;

    /// @param stored closed with the text
    /// @param kind the archive's, for messages
    /// @throws InputException when there are no games in it and in no archive around it; the message continues the
    /// archive's name
    ArchiveText(Closeable stored, Entries entries, Opening opening, String kind) throws IOException {
        this.stored = stored;
        this.entries = entries;
        this.opening = opening;
        List<String> others = new ArrayList<>();
        games = next(others);
        if (games.isEmpty() && opening.depth() == 0) {
            throw new InputException("is a " + kind
                    + " archive without a file of games; expected one whose name ends in .pgn, found "
                    + (others.isEmpty()
                            ? "none"
                            : String.join(", ", others.stream().limit(NAMED).toList())
                                    + (others.size() > NAMED ? ", …" : "")));
        }
    }

    public static boolean isZip(byte[] magic) {
        return magic.length >= 4 && magic[0] == 'P' && magic[1] == 'K' && magic[2] == 3 && magic[3] == 4;
    }

    public static boolean isTar(byte[] head) {
        return head.length >= 262
                && head[257] == 'u'
                && head[258] == 's'
                && head[259] == 't'
                && head[260] == 'a'
                && head[261] == 'r';
    }

    /// @throws InputException when there are no games in it; the message continues the archive's name
    public static InputStream ofTar(InputStream stored, Opening opening) throws IOException {
        TarArchiveInputStream tar = new TarArchiveInputStream(stored);
        return new ArchiveText(
                stored,
                new Entries() {
                    @Override
                    public Optional<String> next() throws IOException {
                        try {
                            Optional<TarArchiveEntry> entry = Optional.ofNullable(tar.getNextEntry());
                            // A folder or a link named like games holds none.
                            return entry.map(found -> found.isFile() ? found.getName() : found.getName() + "/");
                        } catch (IllegalArgumentException e) {
                            throw (ZipException) new ZipException("Damaged tar archive").initCause(e);
                        }
                    }

                    @Override
                    public InputStream bytes() {
                        return tar;
                    }
                },
                opening,
                "tar");
    }

    private Optional<InputStream> next(List<String> others) throws IOException {
        for (Optional<String> name = entries.next(); name.isPresent(); name = entries.next()) {
            if (isRead(name.get())) {
                return Optional.of(open(name.get()));
            }
            others.add(name.get());
        }
        return Optional.empty();
    }

    private InputStream open(String name) throws IOException {
        try {
            if (opening.depth() == MAX_DEEP) {
                throw new InputException("lies in more than " + MAX_DEEP + " archives; " + UNPACK);
            }
            return opening.open(new Unclosed(entries.bytes()));
        } catch (InputException foreign) {
            throw new InputException("holds " + name + ": " + foreign.getMessage());
        }
    }

    /// True for games and for archives, which may have games. Files added by a Macintosh have none.
    private static boolean isRead(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        String plain = COMPRESSED.matcher(lower).replaceFirst("");
        return (plain.endsWith(".pgn") || ARCHIVE.matcher(plain).find())
                && !lower.startsWith("__macosx/")
                && !lower.contains("/._");
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] buffer, int at, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        while (games.isPresent()) {
            if (between) {
                between = false;
                buffer[at] = '\n';
                return 1;
            }
            int count = games.get().read(buffer, at, length);
            if (count > 0) {
                return count;
            }
            games = next(new ArrayList<>());
            between = games.isPresent();
        }
        return -1;
    }

    @Override
    public void close() throws IOException {
        stored.close();
    }

    /// A file in an archive, whose end is not the archive's.
    private static final class Unclosed extends BufferedInputStream {

        Unclosed(InputStream file) {
            super(file);
        }

        @Override
        public void close() {
            // The archive goes on.
        }
    }
}
