package org.pieceworth.rules.variant.file;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A variants.ini as it is written, before anything in it is understood.
///
/// @param source how messages call it, such as its file name
/// @param sections by name, in the order of the file
/// @param warnings what is odd outside the variants, a message each
public record VariantFile(String source, Map<String, VariantSection> sections, List<String> warnings) {

    /// The most characters of a file.
    public static final int MAX_LENGTH = 1_000_000;

    /// The most variants of a file.
    static final int MAX_VARIANTS = 10_000;

    /// The most characters of a line.
    static final int MAX_LINE = 4_096;

    public VariantFile {
        sections = Collections.unmodifiableMap(new LinkedHashMap<>(sections));
        warnings = List.copyOf(warnings);
    }

    /// Reads a text.
    ///
    /// @throws org.pieceworth.rules.InputException when it is too large or one of its headings cannot be read
    public static VariantFile parse(String source, String text) {
        return new VariantFileReader(source, text).read();
    }

    public Optional<VariantSection> section(String name) {
        return Optional.ofNullable(sections.get(name));
    }
}
