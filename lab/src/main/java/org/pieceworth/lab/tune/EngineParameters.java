package org.pieceworth.lab.tune;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.pieceworth.lab.match.PlayerSource;
import org.pieceworth.lab.uci.EngineSpin;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.text.InputException;

/// Parameters of a foreign engine: its options that are whole numbers, and values of pieces, which engines of the
/// Fairy-Stockfish family read from a file of variants (`pieceValueMg`, `pieceValueEg`).
public final class EngineParameters implements TunedPlayers, AutoCloseable {

    private static final String VALUE = "value:";
    private static final String OPENING = "@opening";
    private static final String END = "@end";
    private static final String TUNED = "-tuned";

    private final ExternalEngineCommand how;
    private final VariantRules rules;
    private final String variants;
    private final List<ParameterRange> ranges = new ArrayList<>();
    private final Optional<Path> folder;
    private int files;

    /// @param how the engine with its fixed options
    /// @param variants the text of the variant's file; empty for one that the engine knows
    /// @param typed parameters to tune
    /// @throws InputException when the engine cannot be run, or does not have the parameters
    public EngineParameters(
            ExternalEngineCommand how, VariantRules rules, String variants, List<ParameterRange.Typed> typed) {
        this.how = how;
        this.rules = rules;
        this.variants = variants;
        for (ParameterRange.Typed each : typed) {
            ParameterRange range = each.name().startsWith(VALUE) ? value(each) : option(each);
            if (ranges.stream().anyMatch(other -> other.name().equalsIgnoreCase(range.name()))) {
                throw InputException.about("options", "found " + range.name() + " twice");
            }
            ranges.add(range);
        }
        checkValues();
        folder = ranges.stream().anyMatch(range -> range.name().startsWith(VALUE))
                ? Optional.of(temporary())
                : Optional.empty();
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("pieceworth");
        } catch (IOException e) {
            throw new InputException("no folder for files of variants can be made: " + e.getMessage());
        }
    }

    private ParameterRange option(ParameterRange.Typed typed) {
        EngineSpin spin = EngineSpin.of(how, typed.name());
        if (typed.low() < spin.min() || typed.high() > spin.max()) {
            throw new InputException(how.command().getFirst() + ": option " + spin.name() + ": found the range "
                    + text(typed.low()) + ".." + text(typed.high()) + ", expected one from " + spin.min() + " to "
                    + spin.max());
        }
        double start = typed.start().orElse((double) spin.usual());
        if (start < typed.low() || start > typed.high()) {
            throw new InputException(how.command().getFirst() + ": option " + spin.name() + ": its value " + text(start)
                    + " lies outside the range " + text(typed.low()) + ".." + text(typed.high())
                    + "; expected a range around it, or another start, as in " + spin.name() + "=" + text(typed.low())
                    + ".." + text(typed.high()) + ":" + text(Math.rint((typed.low() + typed.high()) / 2)));
        }
        return whole(spin.name(), typed, start);
    }

    /// The engine's initial value is not known: it lists no values of pieces.
    private ParameterRange value(ParameterRange.Typed typed) {
        String letter = letter(typed.name());
        boolean known = false;
        for (int type = 0; type < rules.letters().length(); type++) {
            known |= !rules.isRoyal(type) && rules.start().symbol(type).equals(letter);
        }
        if (!known || letter.length() != 1) {
            throw InputException.about(
                    "options",
                    "found '" + typed.name() + "', expected value:LETTER, value:LETTER@opening or value:LETTER@end with"
                            + " the letter of a piece of " + rules.variant().name() + " that is not royal");
        }
        if (typed.low() < 1) {
            throw InputException.about(
                    "options",
                    "found the range of " + typed.name() + " from " + text(typed.low()) + ", expected values above 0");
        }
        double start = typed.start().orElse(Math.rint((typed.low() + typed.high()) / 2));
        return whole(VALUE + letter + phase(typed.name()), typed, start);
    }

    private static ParameterRange whole(String name, ParameterRange.Typed typed, double start) {
        if (Math.ceil(typed.low()) >= Math.floor(typed.high())) {
            throw InputException.about(
                    "options",
                    "found the range of " + name + " with fewer than two whole numbers, expected a wider one");
        }
        return new ParameterRange(name, Math.ceil(typed.low()), Math.floor(typed.high()), Math.rint(start), true);
    }

    /// A value for both phases leaves nothing for one of them.
    private void checkValues() {
        for (ParameterRange range : ranges) {
            boolean both = range.name().startsWith(VALUE) && !range.name().contains("@");
            if (both && ranges.stream().anyMatch(other -> other.name().startsWith(range.name() + "@"))) {
                throw InputException.about(
                        "options", "found " + range.name() + " and its value by phase, expected one of them");
            }
        }
    }

    private static String letter(String name) {
        return name.substring(VALUE.length(), name.length() - phase(name).length())
                .toUpperCase(Locale.ROOT);
    }

    /// Empty for both.
    private static String phase(String name) {
        return name.endsWith(OPENING) ? OPENING : name.endsWith(END) ? END : "";
    }

    private static String text(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }

    /// The tuned parameters.
    public List<ParameterRange> ranges() {
        return List.copyOf(ranges);
    }

    /// The settings as text for users: options in the form of `--options`, and the section of a file of
    /// variants.
    public String text(double[] values) {
        String options = options(values).entrySet().stream()
                .map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining(";"));
        String section = section(values);
        return (options.isEmpty() ? "" : options + "\n") + section;
    }

    private SequencedMap<String, String> options(double[] values) {
        SequencedMap<String, String> options = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i++) {
            if (!ranges.get(i).name().startsWith(VALUE)) {
                options.put(ranges.get(i).name(), text(ranges.get(i).set(values[i])));
            }
        }
        return options;
    }

    /// The section of a file of variants; empty without values of pieces.
    private String section(double[] values) {
        String opening = values(values, OPENING);
        String end = values(values, END);
        if (opening.isEmpty() && end.isEmpty()) {
            return "";
        }
        String name = rules.variant().name();
        return "[" + name + TUNED + ":" + name + "]\n"
                + (opening.isEmpty() ? "" : "pieceValueMg =" + opening + "\n")
                + (end.isEmpty() ? "" : "pieceValueEg =" + end + "\n");
    }

    private String values(double[] values, String phase) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            String name = ranges.get(i).name();
            if (name.startsWith(VALUE) && (name.endsWith(phase) || !name.contains("@"))) {
                text.append(' ')
                        .append(letter(name).toLowerCase(Locale.ROOT))
                        .append(':')
                        .append(text(ranges.get(i).set(values[i])));
            }
        }
        return text.toString();
    }

    @Override
    public PlayerSource with(String name, VariantRules ignored, double[] values) {
        SequencedMap<String, String> options = new LinkedHashMap<>(how.options());
        if (folder.isPresent()) {
            files++;
            Path file = folder.get().resolve(files + ".ini");
            try {
                Files.writeString(file, variants + "\n" + section(values));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            options.put("VariantPath", file.toString());
            options.put("UCI_Variant", rules.variant().name() + TUNED);
        }
        options.putAll(options(values));
        return new PlayerSource.Foreign(name, how.with(options), rules);
    }

    /// Removes the files that engines read values from.
    @Override
    public void close() {
        if (folder.isEmpty()) {
            return;
        }
        try {
            for (int file = 1; file <= files; file++) {
                Files.deleteIfExists(folder.get().resolve(file + ".ini"));
            }
            Files.deleteIfExists(folder.get());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
