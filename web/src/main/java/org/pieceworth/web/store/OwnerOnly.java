package org.pieceworth.web.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/// Files that other users of the machine cannot read, if the file system has users.
final class OwnerOnly {

    private static final boolean KNOWS_USERS =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

    private OwnerOnly() {}

    /// Makes a folder; one that is there already stays as its owner made it.
    static Path folder(Path path) throws IOException {
        if (Files.isDirectory(path) || !KNOWS_USERS) {
            return Files.createDirectories(path);
        }
        Path parent = path.toAbsolutePath().getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        return Files.createDirectory(path, PosixFilePermissions.asFileAttribute(FOLDER));
    }

    /// Makes a folder, or closes one that an earlier version left open.
    static Path own(Path path) throws IOException {
        folder(path);
        return KNOWS_USERS ? Files.setPosixFilePermissions(path, FOLDER) : path;
    }

    /// Writes a file that must not be there yet.
    static void write(Path file, String text) throws IOException {
        FileAttribute<?>[] attributes = KNOWS_USERS
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(FILE)}
                : new FileAttribute<?>[0];
        Set<StandardOpenOption> options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try (SeekableByteChannel out = Files.newByteChannel(file, options, attributes)) {
            out.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)));
        }
    }

    static boolean isSo(Path file) throws IOException {
        return !KNOWS_USERS || Files.getPosixFilePermissions(file).equals(FILE);
    }
}
