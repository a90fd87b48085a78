package org.pieceworth.text;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/// Names of files as people and files give them, which may be names that no file can have: with a zero byte, half a
/// surrogate pair, or letters that the system's encoding lacks.
public final class FileName {

    private FileName() {}

    /// The path; empty if no file can have the name. An empty name would be the current folder.
    public static Optional<Path> find(String name) {
        try {
            return name.isBlank() ? Optional.empty() : Optional.of(Path.of(name));
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    /// The path.
    ///
    /// @throws InputException when no file can have the name
    public static Path path(String name) {
        return find(name)
                .orElseThrow(() ->
                        new InputException("'" + name + "': is not a valid file name here; expected another name"));
    }
}
