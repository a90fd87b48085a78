package org.pieceworth.studies.variants;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;

/// Searches variants, and checks files of them.
public final class VariantsStudy {

    private VariantsStudy() {}

    /// @throws InputException when the file cannot be read
    public static VariantsAnswer answer(VariantsRequest request) {
        Variants variants = request.file().map(name -> Variants.of(path(name))).orElseGet(Variants::shipped);
        String wanted = request.text();
        List<VariantReading> found = new ArrayList<>();
        List<String> faults = new ArrayList<>();
        for (String name : names(variants, wanted)) {
            try {
                found.add(variants.read(name));
            } catch (InputException fault) {
                faults.add(String.valueOf(fault.getMessage()));
            }
        }
        boolean exact = variants.nameOf(wanted).isPresent();
        if (!exact) {
            found.removeIf(reading -> !matches(reading, wanted.toLowerCase(Locale.ROOT)));
        }
        return new VariantsAnswer(
                found, faults, variants.warnings(), request.file().isPresent());
    }

    private static List<String> names(Variants variants, String wanted) {
        return variants.nameOf(wanted).map(List::of).orElseGet(variants::names);
    }

    private static boolean matches(VariantReading reading, String wanted) {
        Stream<String> words = Stream.of(
                reading.variant().name(),
                reading.parent(),
                reading.variant().board().shape());
        Stream<String> pieces = reading.variant().types().stream().map(type -> type.name());
        return Stream.concat(words, pieces)
                .anyMatch(word -> word.toLowerCase(Locale.ROOT).contains(wanted));
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new InputException("'" + name + "': is not a valid file name: " + e.getReason());
        }
    }
}
