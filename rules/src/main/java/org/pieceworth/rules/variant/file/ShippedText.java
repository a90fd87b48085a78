package org.pieceworth.rules.variant.file;

import java.util.List;
import java.util.stream.Stream;
import org.pieceworth.text.ResourceText;

/// The text files of variants that ship with the rules.
public final class ShippedText {

    private static final String FOLDER = "/org/pieceworth/rules/variant/";

    private ShippedText() {}

    public static String of(String name) {
        return ResourceText.read(name, ShippedText.class.getResourceAsStream(FOLDER + name));
    }

    /// The lines of a table without its comments, split at tabs.
    public static List<List<String>> rows(String name) {
        return Stream.of(of(name).split("\n"))
                .filter(line -> !line.startsWith("#") && !line.isEmpty())
                .map(line -> List.of(line.split("\t", -1)))
                .toList();
    }
}
