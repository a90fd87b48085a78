package org.pieceworth.web.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.regex.Pattern;
import org.pieceworth.text.InputException;
import org.pieceworth.web.http.Token;

/// The folder of jobs and uploads. One workbench at a time uses it.
public final class DataFolder implements AutoCloseable {

    private static final String SETTING = "data";

    private final Path path;
    private FileChannel lock;

    private DataFolder(Path path, FileChannel lock) {
        this.path = path;
        this.lock = lock;
    }

    /// Takes a folder, and makes it if there is none.
    ///
    /// @param typed its name; empty for the usual place of a program's data
    /// @throws InputException when it cannot be written, or another workbench uses it
    public static DataFolder open(Optional<String> typed) {
        String name = typed.orElseGet(DataFolder::usual);
        try {
            Path path = OwnerOnly.folder(Path.of(name)).toRealPath();
            return new DataFolder(path, locked(path, name));
        } catch (IOException | InvalidPathException e) {
            throw InputException.about(
                    SETTING,
                    "found " + name + ", which cannot be written (" + e.getMessage()
                            + "); expected a folder with write permission");
        }
    }

    private static FileChannel locked(Path path, String name) throws IOException {
        FileChannel channel =
                FileChannel.open(path.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!isLocked(channel)) {
            channel.close();
            throw InputException.about(
                    SETTING, "found " + name + ", which another workbench uses; expected another folder");
        }
        return channel;
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException _) {
            return false;
        }
    }

    private static String usual() {
        return Optional.ofNullable(System.getenv("XDG_DATA_HOME"))
                        .filter(home -> !home.isBlank())
                        .orElseGet(() -> System.getProperty("user.home", ".") + "/.local/share")
                + "/pieceworth";
    }

    /// A folder in it, made if there is none, like this folder if somebody has removed it meanwhile.
    ///
    /// @throws InputException when another workbench uses the folder by now
    public synchronized Path folder(String name) {
        try {
            if (!Files.isDirectory(path)) {
                OwnerOnly.folder(path);
                lock.close();
                lock = locked(path, path.toString());
            }
            return OwnerOnly.own(path.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The token of this folder's workbenches, so that an open page and a bookmark survive a restart. Only
    /// the owner can read it; without the file there is a new one at the next start.
    public String token() {
        Path file = path.resolve("token");
        try {
            String kept = Files.exists(file) ? Files.readString(file).strip() : "";
            if (kept.matches("[0-9a-f]{32,64}") && OwnerOnly.isSo(file)) {
                return kept;
            }
            String token = Token.drawn();
            Files.deleteIfExists(file);
            OwnerOnly.write(file, token + "\n");
            return token;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A text with this folder's files shown by their original names.
    public String plainly(String text) {
        String own = Pattern.quote(path.toString());
        return text.replaceAll(own + "/(?:jobs|files)/[0-9a-f]{16}/", "")
                .replaceAll(own + "(?:/(?:jobs|files)(?:/[0-9a-f]{16})?)?(?![\\w.-])", "the data folder");
    }

    @Override
    public synchronized void close() {
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
