package org.pieceworth.rules.variant.file;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A variants.ini as written, before anything in it is interpreted.
///
/// @param source its name in messages, such as the file name
/// @param sections by name, in the order of the file
/// @param lost sections whose headings cannot be read; their names are the headings as written
/// @param errors headings that cannot be read, a message each
/// @param warnings oddities outside the variants, a message each
public record VariantFile(
        String source,
        Map<String, VariantSection> sections,
        List<VariantSection> lost,
        List<String> errors,
        List<String> warnings) {

    public VariantFile {
        lost = List.copyOf(lost);
        sections = Collections.unmodifiableMap(new LinkedHashMap<>(sections));
        errors = List.copyOf(errors);
        warnings = List.copyOf(warnings);
    }

    public Optional<VariantSection> section(String name) {
        return Optional.ofNullable(sections.get(name));
    }
}
