package org.pieceworth.studies.engines;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import org.pieceworth.lab.match.Clocks;
import org.pieceworth.lab.uci.EngineRun.Manners;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;
import org.pieceworth.text.PlainNumber;

/// An entry whose keys are read one by one, by the names that match runners have for them.
final class EngineDraft {

    static final String OPTION = "option.";
    static final String ENVIRONMENT = "env.";

    private static final List<String> KEYS = List.of(
            "name",
            "cmd",
            "arg",
            "args",
            "dir",
            "conf",
            "tc",
            "st",
            "movetime",
            "nodes",
            "depth",
            "plies",
            "timemargin",
            "restart",
            "ponder",
            "whitepov",
            "initstr",
            "stderr",
            "proto",
            OPTION,
            ENVIRONMENT);

    private static final int MILLIS = 1000;
    private static final long MOST = 1_000_000_000_000L;
    private static final int MOST_DEPTH = 127;
    private static final long HOUR = 3_600_000;

    /// The place of an error, such as `engine` or a file and the number of the entry.
    private final Function<String, InputException> fault;

    private Optional<String> player = Optional.empty();
    private Optional<String> name = Optional.empty();
    private Optional<String> folder = Optional.empty();
    private Optional<String> errors = Optional.empty();
    private final List<String> arguments = new ArrayList<>();
    private final List<String> firstLines = new ArrayList<>();
    private final Map<String, String> environment = new LinkedHashMap<>();
    private final SequencedMap<String, String> options = new LinkedHashMap<>();
    private EngineLimits limits = EngineLimits.COMMON;
    private Manners manners = Manners.USUAL;

    EngineDraft(Function<String, InputException> fault) {
        this.fault = fault;
    }

    /// Starts from an entry of a file.
    void begin(EngineEntry known) {
        player = Optional.of(known.player());
        name = known.name();
        folder = known.folder();
        errors = known.errors();
        arguments.addAll(known.arguments());
        firstLines.addAll(known.firstLines());
        environment.putAll(known.environment());
        options.putAll(known.options());
        limits = known.limits();
        manners = known.manners();
    }

    /// Reads a key, in letters of either case, with its value.
    ///
    /// @throws InputException when the key is unknown, or its value is invalid
    void put(String typed, String value) {
        String key = typed.toLowerCase(Locale.ROOT);
        if (key.startsWith(OPTION) && key.length() > OPTION.length()) {
            options.put(typed.substring(OPTION.length()), value);
            return;
        }
        if (key.startsWith(ENVIRONMENT) && key.length() > ENVIRONMENT.length()) {
            String variable = typed.substring(ENVIRONMENT.length());
            if (variable.contains("=") || (variable + value).indexOf(0) >= 0) {
                throw fault.apply("found " + typed + "=" + value + ", which no variable of an environment can be");
            }
            environment.put(variable, value);
            return;
        }
        switch (key) {
            case "name" -> name = Optional.of(said(key, value));
            case "cmd" -> player = Optional.of(said(key, value));
            case "dir" -> folder = Optional.of(file(key, value));
            case "stderr" -> errors = Optional.of(file(key, value));
            case "arg" -> arguments.add(value);
            case "args" -> arguments.addAll(QuotedWords.of(value));
            case "initstr" -> firstLines.addAll(List.of(value.split("\\\\n|\n")));
            case "proto" -> checkProtocol(value);
            case "restart" -> manners = new Manners(isOn(key, value), manners.ponder(), manners.whiteScores());
            case "ponder" -> manners = new Manners(manners.restart(), isOn(key, value), manners.whiteScores());
            case "whitepov" -> manners = new Manners(manners.restart(), manners.ponder(), isOn(key, value));
            default -> limit(key, value);
        }
    }

    private void limit(String key, String value) {
        EngineLimits old = limits;
        limits = switch (key) {
            case "tc" ->
                new EngineLimits(
                        Optional.of(clock(value)), old.moveMillis(), old.nodes(), old.depth(), old.marginMillis());
            case "st" ->
                new EngineLimits(
                        old.clock(), Optional.of(seconds(value)), old.nodes(), old.depth(), old.marginMillis());
            case "movetime" ->
                new EngineLimits(
                        old.clock(),
                        Optional.of(number(key, value, 1, HOUR)),
                        old.nodes(),
                        old.depth(),
                        old.marginMillis());
            case "nodes" ->
                new EngineLimits(
                        old.clock(),
                        old.moveMillis(),
                        Optional.of(number(key, value, 1, MOST)),
                        old.depth(),
                        old.marginMillis());
            case "depth", "plies" ->
                new EngineLimits(
                        old.clock(),
                        old.moveMillis(),
                        old.nodes(),
                        Optional.of((int) number(key, value, 1, MOST_DEPTH)),
                        old.marginMillis());
            case "timemargin" ->
                new EngineLimits(
                        old.clock(),
                        old.moveMillis(),
                        old.nodes(),
                        old.depth(),
                        Optional.of(number(key, value, 0, HOUR)));
            default ->
                throw fault.apply("found '" + key + "', expected one of "
                        + String.join(", ", KEYS)
                        + NearestName.within(2, key, KEYS.stream())
                                .map(nearest -> "; the nearest is " + nearest)
                                .orElse(""));
        };
    }

    private String said(String key, String value) {
        if (value.isBlank()) {
            throw fault.apply("found nothing after " + key + "=, expected its value");
        }
        return value;
    }

    private String file(String key, String value) {
        if (FileName.find(value).isEmpty()) {
            throw fault.apply("found " + key + "=" + value + ", which is not a valid name here");
        }
        return said(key, value);
    }

    private void checkProtocol(String value) {
        if (!value.equalsIgnoreCase("uci")) {
            throw fault.apply("found proto=" + value + ", expected uci: no other protocol is spoken");
        }
    }

    private boolean isOn(String key, String value) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "on", "true", "" -> true;
            case "off", "false", "auto" -> false;
            default -> throw fault.apply("found " + key + "=" + value + ", expected on or off");
        };
    }

    private String clock(String value) {
        try {
            Clocks.parse(value);
            return value;
        } catch (InputException e) {
            throw fault.apply(String.valueOf(e.getMessage()));
        }
    }

    private long seconds(String value) {
        long millis = Math.round(PlainNumber.read(value).orElse(0) * MILLIS);
        if (millis <= 0 || millis > 3 * HOUR) {
            throw fault.apply("found st=" + value + ", expected seconds for each move, such as 0.5");
        }
        return millis;
    }

    private long number(String key, String value, long least, long most) {
        if (!value.matches("\\d{1,13}") || Long.parseLong(value) < least || Long.parseLong(value) > most) {
            throw fault.apply("found " + key + "=" + value + ", expected a whole number from " + least + " to " + most);
        }
        return Long.parseLong(value);
    }

    /// @throws InputException when it has no program, contradicts itself, or is Pieceworth's engine with keys
    /// for other engines only
    EngineEntry entry() {
        String program =
                player.orElseThrow(() -> fault.apply("found no cmd=, expected the program of the engine, or self"));
        if (limits.clock().isPresent() && limits.moveMillis().isPresent()) {
            throw fault.apply("found both tc and time for a move, expected one of them");
        }
        EngineEntry entry = new EngineEntry(
                program, name, arguments, folder, environment, errors, firstLines, options, limits, manners);
        boolean plain = entry.equals(withoutProgram(entry));
        if (entry.isOurs() && !plain) {
            throw fault.apply("found settings of a program for " + program
                    + ", which is Pieceworth's engine; expected only name and" + " limits");
        }
        return entry;
    }

    private static EngineEntry withoutProgram(EngineEntry entry) {
        EngineEntry plain = EngineEntry.of(entry.player());
        return new EngineEntry(
                entry.player(),
                entry.name(),
                plain.arguments(),
                plain.folder(),
                plain.environment(),
                plain.errors(),
                plain.firstLines(),
                plain.options(),
                entry.limits(),
                plain.manners());
    }
}
