package org.pieceworth.studies.tune;

import java.util.List;
import java.util.Optional;
import org.pieceworth.studies.play.GameConditions;

/// Which numbers make the engine play better?
///
/// @param method tuning method
/// @param conditions the variants, their names between commas, and how games are played
/// @param engine a foreign engine with its options and their ranges; Pieceworth's if empty
/// @param parameters names of the numbers to tune in Pieceworth's engine, see
/// [org.pieceworth.lab.tune.TunedNumbers]
/// @param games number of games to tune by
/// @param batch games of each iteration
/// @param testGames games of the test against the start at the end, at most; 0 without
/// @param weights a file of the initial weights; those that ship otherwise
/// @param files the written files
public record TuneSpsaRequest(
        Method method,
        GameConditions conditions,
        Optional<Foreign> engine,
        List<String> parameters,
        long games,
        int batch,
        long testGames,
        Optional<String> weights,
        Files files) {

    /// Ways to tune by games.
    public enum Method {
        /// Simultaneous perturbation.
        SPSA,
        /// A surface of strength over the parameters.
        BAYES
    }

    /// A foreign engine.
    ///
    /// @param command its program
    /// @param options the typed options: values, and ranges of the options to tune
    public record Foreign(String command, List<String> options) {

        public Foreign {
            options = List.copyOf(options);
        }
    }

    /// The written files.
    ///
    /// @param output destination of the tuned weights, with the games of an unfinished run next to it
    /// @param plot a picture of each parameter's way, as SVG
    /// @param fresh whether an unfinished run is dropped
    public record Files(Optional<String> output, Optional<String> plot, boolean fresh) {}

    public TuneSpsaRequest {
        parameters = List.copyOf(parameters);
    }
}
