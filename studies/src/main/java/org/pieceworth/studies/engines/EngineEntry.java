package org.pieceworth.studies.engines;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.pieceworth.lab.uci.EngineRun.Manners;
import org.pieceworth.text.Ordered;

/// Someone who takes part in a match.
///
/// @param player `self`, `self:VALUES` or the program of a UCI engine
/// @param name its name in tables and games, if another one
/// @param arguments arguments of the program
/// @param folder working directory of the program
/// @param environment variables that it gets
/// @param errors file for its error output
/// @param firstLines sent before `uci`
/// @param options UCI options
/// @param limits limits of its moves
/// @param manners manners of the engine
public record EngineEntry(
        String player,
        Optional<String> name,
        List<String> arguments,
        Optional<String> folder,
        Map<String, String> environment,
        Optional<String> errors,
        List<String> firstLines,
        SequencedMap<String, String> options,
        EngineLimits limits,
        Manners manners) {

    private static final String SELF = "self";

    /// Copies lists and maps.
    public EngineEntry {
        arguments = List.copyOf(arguments);
        environment = Ordered.copy(environment);
        firstLines = List.copyOf(firstLines);
        options = new LinkedHashMap<>(options);
    }

    /// An engine without settings except its program.
    public static EngineEntry of(String player) {
        return new EngineEntry(
                player,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Map.of(),
                Optional.empty(),
                List.of(),
                new LinkedHashMap<>(),
                EngineLimits.COMMON,
                Manners.USUAL);
    }

    /// True for Pieceworth's engine.
    public boolean isOurs() {
        return player.equals(SELF) || player.startsWith(SELF + ":");
    }

    /// The values of Pieceworth's engine, if other than its own.
    public Optional<String> values() {
        return player.startsWith(SELF + ":") ? Optional.of(player.substring(SELF.length() + 1)) : Optional.empty();
    }

    /// Its name in tables.
    public String title() {
        return name.orElse(player);
    }

    /// A copy that thinks on its opponent's time; Pieceworth's engine does not.
    public EngineEntry pondering() {
        return isOurs()
                ? this
                : new EngineEntry(
                        player,
                        name,
                        arguments,
                        folder,
                        environment,
                        errors,
                        firstLines,
                        options,
                        limits,
                        new Manners(manners.restart(), true, manners.whiteScores()));
    }
}
