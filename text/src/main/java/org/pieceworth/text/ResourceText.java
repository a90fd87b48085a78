package org.pieceworth.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Texts that ship with the classes, in UTF-8.
public final class ResourceText {

    private ResourceText() {}

    /// Reads a resource and closes it.
    ///
    /// @param name of the resource, for messages
    /// @param stream from [Class#getResourceAsStream] of a class in the resource's module
    public static String read(String name, @Nullable InputStream stream) {
        if (stream == null) {
            throw new IllegalStateException(name + " is missing on the class path");
        }
        try (stream) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
