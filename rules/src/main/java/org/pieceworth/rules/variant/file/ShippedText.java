package org.pieceworth.rules.variant.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// The text files of variants that ship with the rules.
public final class ShippedText {

    private static final String FOLDER = "/org/pieceworth/rules/variant/";

    private ShippedText() {}

    public static String of(String name) {
        try (InputStream in = Objects.requireNonNull(ShippedText.class.getResourceAsStream(FOLDER + name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The lines of a table without its comments, split at tabs.
    public static List<List<String>> rows(String name) {
        return of(name).lines()
                .filter(line -> !line.startsWith("#") && !line.isEmpty())
                .map(line -> List.of(line.split("\t", -1)))
                .toList();
    }
}
