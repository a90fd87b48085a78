package org.pieceworth.rules.variant.file;

import java.util.List;

/// One variant of a variants.ini as written: `[name:parent]` and the lines below it.
///
/// @param name its name
/// @param parent the variant that it is derived from, or empty
/// @param about the comment directly above it, possibly empty
/// @param line its first line, from 1
/// @param settings its keys, each once, with the value of its last line
/// @param faults lines that cannot be read, a message each
/// @param warnings lines that are probably read differently from their author's intention, a message each
public record VariantSection(
        String name,
        String parent,
        String about,
        int line,
        List<VariantSetting> settings,
        List<String> faults,
        List<String> warnings) {

    public VariantSection {
        settings = List.copyOf(settings);
        faults = List.copyOf(faults);
        warnings = List.copyOf(warnings);
    }
}
