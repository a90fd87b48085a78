package org.pieceworth.studies.play;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.text.FileName;

/// Checksums of the files of a foreign engine: a rebuilt engine plays other games under the same name.
public final class EngineFiles {

    private static final int DIGITS = 16;

    private EngineFiles() {}

    /// A short hash of the program and of the files named in its options, such as a network.
    public static String digest(String program, Map<String, String> options) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            Stream.concat(found(program).stream(), options.values().stream().flatMap(value -> file(value).stream()))
                    .forEach(file -> add(file, digest));
            return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /// A program is at its path, or in one of the folders for programs.
    private static Optional<Path> found(String program) {
        return program.contains("/")
                ? file(program)
                : Stream.of(Optional.ofNullable(System.getenv("PATH"))
                                .orElse("")
                                .split(File.pathSeparator))
                        .flatMap(folder -> file(folder + "/" + program).stream())
                        .findFirst();
    }

    private static Optional<Path> file(String name) {
        return FileName.find(name).filter(Files::isRegularFile);
    }

    /// An unreadable file has no identity.
    private static void add(Path file, MessageDigest digest) {
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        } catch (IOException _) {
            // An executable program need not be readable.
        }
    }
}
