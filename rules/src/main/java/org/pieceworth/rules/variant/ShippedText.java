package org.pieceworth.rules.variant;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// The text files that ship with this package.
final class ShippedText {

    private ShippedText() {}

    static String of(String name) {
        try (InputStream in = Objects.requireNonNull(ShippedText.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The lines of a table without its comments, split at tabs.
    static List<List<String>> rows(String name) {
        return of(name).lines()
                .filter(line -> !line.startsWith("#") && !line.isEmpty())
                .map(line -> List.of(line.split("\t", -1)))
                .toList();
    }
}
