package org.pieceworth.cli.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// Texts that are kept beside the classes.
final class Texts {

    private Texts() {}

    static String resource(String name) {
        try (InputStream text = Objects.requireNonNull(Texts.class.getResourceAsStream(name))) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
