package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.movement.Movement;

/// Says where other dialects make something else of a text: each component is read in every dialect, and the meanings
/// are compared.
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
        for (Component component : reading.components()) {
            compare(component, warnings);
        }
        int ofParts = warnings.size();
        for (Dialect other : Dialect.values()) {
            boolean said = warnings.subList(0, ofParts).stream().anyMatch(line -> line.contains(other.program()));
            if (other != dialect && !said) {
                compareWhole(other, warnings);
            }
        }
        return warnings.stream().distinct().toList();
    }

    private void compare(Component component, List<String> warnings) {
        String written = text.substring(component.begin(), component.end());
        Movement ours = Reading.of(written, dialect).movement();
        for (Dialect other : Dialect.values()) {
            if (other != dialect) {
                difference(written, component, ours, other, warnings);
            }
        }
    }

    private static void difference(
            String written, Component component, Movement ours, Dialect other, List<String> warnings) {
        try {
            Reading theirs = Reading.of(written, other);
            if (!theirs.movement().equals(ours)) {
                String reason = theirs.remarks().isEmpty()
                        ? DialectReasons.of(component, other)
                        : String.join("; ", theirs.remarks());
                warnings.add(
                        written + ": " + other.program() + " differs: " + reason + counts(theirs.movement(), ours));
            }
        } catch (BetzaSyntaxException refused) {
            warnings.add(written + ": " + other.program() + " does not read it: " + refused.reason());
        }
    }

    private void compareWhole(Dialect other, List<String> warnings) {
        try {
            Reading theirs = Reading.of(text, other);
            if (!theirs.movement().equals(reading.movement())) {
                String reason =
                        theirs.remarks().isEmpty() ? "it reads it otherwise" : String.join("; ", theirs.remarks());
                warnings.add(text + ": " + other.program() + " differs: " + reason
                        + counts(theirs.movement(), reading.movement()));
            }
        } catch (BetzaSyntaxException refused) {
            warnings.add(text + ": " + other.program() + " does not read it: " + refused.reason());
        }
    }

    private static String counts(Movement theirs, Movement ours) {
        int there = theirs.rays().size() + theirs.courses().size();
        int here = ours.rays().size() + ours.courses().size();
        return there == here
                ? ""
                : " (" + there + (there == 1 ? " direction" : " directions") + " there, " + here + " here)";
    }
}
