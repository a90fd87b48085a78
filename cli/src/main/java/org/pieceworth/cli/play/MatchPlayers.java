package org.pieceworth.cli.play;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.match.PlayerSource;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.lab.values.ValueSource;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;

/// Reads who plays: `self`, `self:VALUES` or the path of a UCI engine.
///
/// @param sources of values that users may name
/// @param rules the variant
/// @param variantFile the file that the variant is of, if it does not ship
/// @param options of foreign engines, as typed
record MatchPlayers(ValueSources sources, VariantRules rules, Optional<String> variantFile, List<String> options) {

    private static final String SELF = "self";
    private static final Pattern WHOSE = Pattern.compile("(?s)(A|B\\d{0,3}):(.*)");

    /// A player and what it depends on.
    ///
    /// @param typed as the user calls it
    /// @param source who plays
    /// @param print what tells it from others of the same name
    record Entrant(String typed, PlayerSource source, String print) {}

    /// The one that was typed.
    ///
    /// @param seat `A`, `B`, or in a gauntlet `B1`, `B2` …
    Entrant entrant(String seat, String typed) {
        if (typed.equals(SELF)) {
            return ours(typed, Optional.empty());
        }
        if (typed.startsWith(SELF + ":")) {
            ValueSource source = sources.of(typed.substring(SELF.length() + 1));
            return ours(typed, Optional.of(source.values(rules.variant())));
        }
        SequencedMap<String, String> set = set(seat);
        ExternalEngineCommand plain = ExternalEngineCommand.of(typed).with(set);
        ExternalEngineCommand how = variantFile
                .map(file ->
                        plain.withVariantFile(Path.of(file).toAbsolutePath().toString()))
                .orElse(plain);
        PlayerSource source = PlayerSource.Foreign.checked(how, rules);
        return new Entrant(typed, source, source.name() + set);
    }

    private Entrant ours(String typed, Optional<PieceValues> values) {
        EngineSettings settings = values.map(EngineSettings.DEFAULT::with).orElse(EngineSettings.DEFAULT);
        String print = values.map(known -> known.source() + new TreeMap<>(known.values()))
                .orElse("");
        return new Entrant(typed, new PlayerSource.Ours(typed, rules, settings), print);
    }

    /// Whether a player is our own engine.
    static boolean isOurs(String typed) {
        return typed.equals(SELF) || typed.startsWith(SELF + ":");
    }

    /// Whether options are for a seat.
    static boolean isFor(String typed, String seat) {
        Matcher whose = WHOSE.matcher(typed);
        return !whose.matches()
                || seat.equals(whose.group(1))
                || seat.substring(0, 1).equals(whose.group(1));
    }

    /// The options of one seat, in the order typed.
    private SequencedMap<String, String> set(String seat) {
        SequencedMap<String, String> set = new LinkedHashMap<>();
        for (String typed : options) {
            Matcher whose = WHOSE.matcher(typed);
            if (isFor(typed, seat)) {
                put(whose.matches() ? whose.group(2) : typed, set);
            }
        }
        return set;
    }

    private static void put(String text, Map<String, String> set) {
        for (String part : text.split(";", -1)) {
            int equals = part.indexOf('=');
            String name = (equals < 0 ? part : part.substring(0, equals)).strip();
            if (name.isEmpty()) {
                throw new InputException("--options: found '" + text
                        + "', expected Name=Value;Name=Value, or A:Name=Value for one of the players");
            }
            set.put(name, equals < 0 ? "" : part.substring(equals + 1).strip());
        }
    }
}
