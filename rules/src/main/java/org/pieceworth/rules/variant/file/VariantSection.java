package org.pieceworth.rules.variant.file;

import java.util.List;
import java.util.Optional;

/// One variant of a variants.ini as written: `[name:parent]` and the lines below it.
///
/// @param name its name
/// @param parent the variant that it is derived from, or empty
/// @param about the comment directly above it, possibly empty
/// @param line its first line, from 1
/// @param settings its keys, each once, with the value of its last line
/// @param errors lines that cannot be read, a message each
/// @param warnings lines that are probably read differently from their author's intention, a message each
public record VariantSection(
        String name,
        String parent,
        String about,
        int line,
        List<VariantSetting> settings,
        List<String> errors,
        List<String> warnings) {

    public VariantSection {
        settings = List.copyOf(settings);
        errors = List.copyOf(errors);
        warnings = List.copyOf(warnings);
    }

    /// The line that sets a key in this section, not in an ancestor.
    public Optional<VariantSetting> setting(String key) {
        return settings.stream().filter(setting -> setting.key().equals(key)).findFirst();
    }

    /// The number of the line that sets a key; that of the heading where an ancestor sets it.
    public int lineOf(String key) {
        return setting(key).map(VariantSetting::line).orElse(line);
    }
}
