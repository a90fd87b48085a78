package org.pieceworth.lab.uci;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.text.Ordered;

/// The surroundings and the manners of an external engine.
///
/// @param folder working folder; that of Pieceworth if empty
/// @param environment additional variables
/// @param errors the file for its error output, if it is saved
/// @param processors allowed processors, in the format of `taskset -c`; all if empty
/// @param firstLines sent before `uci`
/// @param manners requested behaviour
/// @param traffic receives all lines
public record EngineRun(
        Optional<String> folder,
        Map<String, String> environment,
        Optional<String> errors,
        Optional<String> processors,
        List<String> firstLines,
        Manners manners,
        EngineTraffic traffic) {

    /// The behaviour of an engine over its games.
    ///
    /// @param restart whether it is restarted for each game
    /// @param ponder whether it thinks while its opponent does
    /// @param whiteScores whether its scores are White's, also when it plays Black
    public record Manners(boolean restart, boolean ponder, boolean whiteScores) {

        /// As UCI has it.
        public static final Manners USUAL = new Manners(false, false, false);
    }

    /// In Pieceworth's folder and environment.
    public static final EngineRun PLAIN = new EngineRun(
            Optional.empty(),
            Map.of(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Manners.USUAL,
            EngineTraffic.NONE);

    /// Copies list and map.
    public EngineRun {
        environment = Ordered.copy(environment);
        firstLines = List.copyOf(firstLines);
    }

    /// A copy that runs on some processors only.
    public EngineRun on(String these) {
        return new EngineRun(folder, environment, errors, Optional.of(these), firstLines, manners, traffic);
    }
}
