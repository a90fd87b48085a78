package org.pieceworth.text;

/// A library in machine code, unpacked into the folder for temporary files before it is loaded. Some machines
/// do not let anything run from there.
public final class NativeLibrary {

    private static final String FOLDER = "java.io.tmpdir";

    private NativeLibrary() {}

    /// An error for a library that cannot be loaded, with the remedy.
    ///
    /// @param use purpose of the library
    public static InputException unloadable(String use, LinkageError failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        if (cause instanceof ClassNotFoundException) {
            // The jar itself is damaged.
            throw failure;
        }
        String reason = String.valueOf(cause.getMessage())
                .lines()
                .findFirst()
                .orElse("")
                .replaceFirst(".*: ", "");
        return new InputException("the library for " + use + " cannot be loaded from "
                + System.getProperty(FOLDER, "the folder for temporary files") + ": " + reason
                + "; if that folder is mounted noexec, name another, for example JAVA_TOOL_OPTIONS=-D" + FOLDER
                + "=/var/tmp");
    }
}
