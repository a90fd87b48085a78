package org.pieceworth.engine.uci;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;

/// The variants that ship with Pieceworth, and those of a file, which take precedence.
final class UciVariants {

    private static final String NONE = "<empty>";

    private final Variants shipped = Variants.shipped();
    private final List<String> own = new ArrayList<>();
    private Optional<Variants> file = Optional.empty();

    /// Loads the variants of a file in place of those of the last one.
    ///
    /// @param warnings receives its oddities and its unreadable variants
    /// @throws InputException when it cannot be read at all; the last one stays
    void load(String path, Consumer<String> warnings) {
        Optional<Variants> opened =
                path.isEmpty() || path.equals(NONE) ? Optional.empty() : Optional.of(Variants.of(FileName.path(path)));
        file = opened;
        own.clear();
        opened.ifPresent(variants -> {
            variants.warnings().forEach(warnings);
            variants.names().forEach(name -> add(variants, name, warnings));
        });
    }

    private void add(Variants variants, String name, Consumer<String> warnings) {
        try {
            VariantReading reading = variants.read(name);
            reading.warnings().forEach(warning -> warnings.accept(name + ": " + warning));
            own.add(name);
        } catch (InputException e) {
            warnings.accept(String.valueOf(e.getMessage()));
        }
    }

    /// All names, those of the file last.
    List<String> names() {
        Set<String> names = new LinkedHashSet<>(shipped.names());
        names.addAll(own);
        return List.copyOf(names);
    }

    List<String> own() {
        return List.copyOf(own);
    }

    /// @throws InputException when there is no such variant
    Variant read(String name) {
        Optional<String> known = file.flatMap(variants -> variants.nameOf(name)).filter(own::contains);
        return (known.isPresent() ? file.orElseThrow().read(known.get()) : shipped.read(name)).variant();
    }
}
