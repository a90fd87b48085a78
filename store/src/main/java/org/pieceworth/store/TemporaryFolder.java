package org.pieceworth.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// A folder of this run in the system's temporary folder, removed when it is closed. A killed run leaves its
/// folder: the next one removes it, identified by the lock, which ended with its run.
final class TemporaryFolder implements AutoCloseable {

    private static final String NAME = "pieceworth-";
    private static final String LOCK = "lock";

    /// A folder that young may belong to a run that has not locked it yet.
    private static final Duration YOUNG = Duration.ofSeconds(10);

    private final Path path;
    private final FileChannel lock;

    private TemporaryFolder(Path path, FileChannel lock) {
        this.path = path;
        this.lock = lock;
    }

    /// Makes a folder, and removes those of killed runs.
    static TemporaryFolder open() throws IOException {
        long pid = ProcessHandle.current().pid();
        Path path = Files.createTempDirectory(NAME + pid + "-");
        sweep(path.resolveSibling("."), NAME + pid + "-");
        FileChannel lock =
                FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        lock.lock();
        return new TemporaryFolder(path, lock);
    }

    /// @param own prefix of this process's folders, not touched: opening and closing their lock file would
    /// release the lock
    private static void sweep(Path among, String own) {
        try (Stream<Path> files = Files.list(among)) {
            List<Path> others = files.filter(file -> isOther(file.getFileName().toString(), own))
                    .toList();
            others.forEach(TemporaryFolder::removeLeft);
        } catch (IOException _) {
            // A folder that cannot be listed stays.
        }
    }

    private static boolean isOther(String name, String own) {
        return name.startsWith(NAME) && !name.startsWith(own);
    }

    private static void removeLeft(Path folder) {
        Path lock = folder.resolve(LOCK);
        if (!Files.isRegularFile(lock) || !isOld(folder)) {
            return;
        }
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE)) {
            if (channel.tryLock() != null) {
                remove(folder);
            }
        } catch (IOException _) {
            // It is another user's, or another run removes it.
        }
    }

    private static boolean isOld(Path folder) {
        try {
            FileTime changed = Files.getLastModifiedTime(folder);
            return changed.toInstant().isBefore(Instant.now().minus(YOUNG));
        } catch (IOException _) {
            return false;
        }
    }

    private static void remove(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException _) {
            // A later run sweeps it.
        }
    }

    Path path() {
        return path;
    }

    @Override
    public void close() {
        remove(path);
        try {
            lock.close();
        } catch (IOException _) {
            // It is gone with the file.
        }
    }
}
