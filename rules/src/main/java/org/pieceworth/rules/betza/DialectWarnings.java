package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.rules.movement.Movement;

/// Warns if other dialects read a text differently. The text is read in every dialect, and then each component, to find
/// the one that differs; the meanings are compared.
final class DialectWarnings {

    private final String text;
    private final Dialect dialect;
    private final Reading reading;

    DialectWarnings(String text, Dialect dialect, Reading reading) {
        this.text = text;
        this.dialect = dialect;
        this.reading = reading;
    }

    List<String> list() {
        List<String> warnings = new ArrayList<>();
        for (Dialect other : Dialect.OF_SQUARES) {
            if (other != dialect && dialect != Dialect.HEX) {
                try {
                    compare(other, DialectReader.read(text, other), warnings);
                } catch (BetzaSyntaxException refused) {
                    warnings.add(text + ": " + other.program() + " does not read it: " + refused.reason());
                }
            }
        }
        return warnings;
    }

    /// Compares component by component if that shows a difference, else as a whole: atoms may affect each other.
    private void compare(Dialect other, Reading theirs, List<String> warnings) {
        if (theirs.movement().equals(reading.movement())) {
            return;
        }
        Set<String> seen = new HashSet<>();
        List<String> ofParts = reading.components().stream()
                .filter(component -> seen.add(text.substring(component.begin(), component.end())))
                .flatMap(component -> difference(component, other).stream())
                .distinct()
                .toList();
        warnings.addAll(ofParts);
        if (ofParts.isEmpty()) {
            warnings.add(text + words(theirs, reading.movement(), "it reads it differently", other));
        }
    }

    private Optional<String> difference(Component component, Dialect other) {
        String written = text.substring(component.begin(), component.end());
        try {
            Movement ours = DialectReader.read(written, dialect).movement();
            Reading theirs = DialectReader.read(written, other);
            return theirs.movement().equals(ours)
                    ? Optional.empty()
                    : Optional.of(written + words(theirs, ours, DialectReasons.of(component, other), other));
        } catch (BetzaSyntaxException _) {
            return Optional.empty();
        }
    }

    private static String words(Reading theirs, Movement ours, String reason, Dialect other) {
        String why = theirs.remarks().isEmpty() ? reason : String.join("; ", theirs.remarks());
        return ": " + other.program() + " differs: " + why + counts(theirs.movement(), ours);
    }

    private static String counts(Movement theirs, Movement ours) {
        int there = parts(theirs);
        int here = parts(ours);
        return there == here
                ? ""
                : " (" + there + (there == 1 ? " direction" : " directions") + " there, " + here + " here)";
    }

    private static int parts(Movement movement) {
        return movement.rays().size() + movement.compounds().size();
    }
}
