package org.pieceworth.studies.engines;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.pieceworth.lab.values.JsonTree;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;
import tools.jackson.databind.JsonNode;

/// A file of engines in the form of Cute Chess, a list of objects, with added keys: `arguments`,
/// `environment` and limits.
public final class EnginesFile {

    /// The keys of the file by the keys of typed descriptions.
    private static final Map<String, String> KEYS = Map.ofEntries(
            Map.entry("name", "name"),
            Map.entry("workingDirectory", "dir"),
            Map.entry("stderrFile", "stderr"),
            Map.entry("protocol", "proto"),
            Map.entry("restart", "restart"),
            Map.entry("ponder", "ponder"),
            Map.entry("whitepov", "whitepov"),
            Map.entry("tc", "tc"),
            Map.entry("st", "st"),
            Map.entry("movetime", "movetime"),
            Map.entry("nodes", "nodes"),
            Map.entry("depth", "depth"),
            Map.entry("timemargin", "timemargin"));

    private static final Set<String> STRUCTURES =
            Set.of("command", "arguments", "environment", "options", "initStrings");

    /// Keys for a user interface: engines list their variants themselves, and Pieceworth's rules decide.
    private static final Set<String> PASSED_OVER = Set.of("variants", "validateClaims", "debug");

    /// A factor on limits of time, which other programs of this format have.
    private static final String FACTOR = "timeoutScaleFactor";

    private static final int MISTYPED = 2;

    private final String file;
    private final List<EngineEntry> entries = new ArrayList<>();
    private final Set<String> unknown = new LinkedHashSet<>();

    private EnginesFile(String file) {
        this.file = file;
    }

    /// The engines of a file.
    ///
    /// @param lines lines of the file
    /// @param warnings receives a line for each ignored key
    /// @throws InputException naming the entry that makes no sense
    public static List<EngineEntry> read(String file, List<String> lines, Consumer<String> warnings) {
        EnginesFile reader = new EnginesFile(file);
        JsonNode root = JsonTree.parse(
                String.join("\n", lines),
                fault -> new InputException(file + ": " + fault + "; expected a list of engines"));
        if (!root.isArray() || root.isEmpty()) {
            throw new InputException(
                    file + ": found no list of engines, expected [ { \"name\": …, \"command\": … }, … ]");
        }
        root.forEach(reader::add);
        reader.unknown.forEach(key -> warnings.accept(file + ": the key '" + key + "' is passed over"
                + NearestName.within(
                                MISTYPED,
                                key,
                                Stream.concat(KEYS.keySet().stream(), STRUCTURES.stream())
                                        .sorted())
                        .map(nearest -> "; did you mean '" + nearest + "'?")
                        .orElse("")));
        Set<String> names = new HashSet<>();
        reader.entries.forEach(entry -> {
            if (!names.add(entry.title())) {
                throw new InputException(
                        file + ": found two engines '" + entry.title() + "', expected names that differ");
            }
        });
        return List.copyOf(reader.entries);
    }

    private void add(JsonNode node) {
        String where = file + ", engine " + (entries.size() + 1);
        if (!node.isObject()) {
            throw new InputException(where + ": found " + shown(node) + ", expected an object with name and command");
        }
        EngineDraft draft = new EngineDraft(fault -> new InputException(where + ": " + fault));
        node.properties().forEach(entry -> put(where, draft, entry.getKey(), entry.getValue()));
        entries.add(draft.entry());
    }

    private void put(String where, EngineDraft draft, String key, JsonNode value) {
        if (value.isNull() || value.isString() && value.asString().isEmpty()) {
            return;
        }
        switch (key) {
            case "command" -> command(where, draft, value);
            case "arguments" -> list(where, key, value).forEach(word -> draft.put("arg", text(where, key, word)));
            case "initStrings" -> list(where, key, value).forEach(line -> draft.put("initstr", text(where, key, line)));
            case "environment" ->
                object(where, key, value)
                        .forEach(entry -> draft.put(
                                EngineDraft.ENVIRONMENT + entry.getKey(),
                                text(where, entry.getKey(), entry.getValue())));
            case "options" -> options(where, draft, value);
            default -> plain(where, draft, key, value);
        }
    }

    private void plain(String where, EngineDraft draft, String key, JsonNode value) {
        if (PASSED_OVER.contains(key) || key.equals(FACTOR) && value.asDouble(0) == 1) {
            return;
        }
        String typed = KEYS.get(key);
        if (typed == null) {
            unknown.add(key);
        } else {
            draft.put(typed, text(where, key, value));
        }
    }

    /// A program, with optional arguments after it.
    private static void command(String where, EngineDraft draft, JsonNode value) {
        String text = text(where, "command", value);
        List<String> words =
                FileName.find(text).filter(Files::exists).isPresent() ? List.of(text) : QuotedWords.of(text);
        if (words.isEmpty()) {
            throw new InputException(where + ": found an empty command, expected a program");
        }
        draft.put("cmd", words.getFirst());
        words.stream().skip(1).forEach(word -> draft.put("arg", word));
    }

    /// Cute Chess writes a list of options with their values; a plain object is read too.
    private static void options(String where, EngineDraft draft, JsonNode value) {
        if (value.isObject()) {
            value.properties()
                    .forEach(entry -> draft.put(
                            EngineDraft.OPTION + entry.getKey(), text(where, entry.getKey(), entry.getValue())));
            return;
        }
        list(where, "options", value).forEach(option -> {
            String name = option.path("name").asString("");
            if (name.isEmpty()) {
                throw new InputException(
                        where + ": found the option " + shown(option) + ", expected its name and value");
            }
            boolean button = option.path("type").asString("").equals("button");
            if (!button && option.has("value")) {
                draft.put(EngineDraft.OPTION + name, text(where, name, option.path("value")));
            }
        });
    }

    private static JsonNode list(String where, String key, JsonNode value) {
        if (!value.isArray()) {
            throw new InputException(where + ": found " + key + " " + shown(value) + ", expected a list");
        }
        return value;
    }

    private static Set<Map.Entry<String, JsonNode>> object(String where, String key, JsonNode value) {
        if (!value.isObject()) {
            throw new InputException(where + ": found " + key + " " + shown(value) + ", expected an object");
        }
        return value.properties();
    }

    private static String text(String where, String key, JsonNode value) {
        if (value.isContainer()) {
            throw new InputException(where + ": found " + key + " " + shown(value) + ", expected a word or a number");
        }
        return value.asString();
    }

    private static String shown(JsonNode node) {
        String text = node.toString();
        return text.length() > 60 ? text.substring(0, 60) + "…" : text;
    }
}
