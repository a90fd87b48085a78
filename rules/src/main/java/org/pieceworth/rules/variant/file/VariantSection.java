package org.pieceworth.rules.variant.file;

import java.util.List;

/// One variant of a variants.ini as it is written: `[name:parent]` and the lines below it.
///
/// @param name its name
/// @param parent the variant that it differs from, or empty
/// @param about the comment right above it, perhaps empty
/// @param line where it begins, from 1
/// @param settings its keys, each once: the last line of a key is meant
/// @param faults lines that cannot be read, a message each
/// @param warnings lines that are read but not as their author may think, a message each
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
