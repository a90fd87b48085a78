package org.pieceworth.studies.tune;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.tune.SpsaGains;
import org.pieceworth.lab.tune.SpsaParameter;

/// Numbers tuned by play.
///
/// @param variants that were played, in turn
/// @param conditions how games were played, for people
/// @param parameters what was tuned
/// @param gains of the approximation, where it is one
/// @param way the values at the start and after each iteration
/// @param region where the optimum is, where a surface was fitted
/// @param foreign true for an engine that is not our own
/// @param games played to tune by
/// @param resumed games among them that an earlier run had played
/// @param test the tuned engine against the start, where it was asked for
/// @param output where weights were written
/// @param plot where the picture was written
public record TuneSpsaAnswer(
        List<String> variants,
        String conditions,
        List<SpsaParameter> parameters,
        Optional<SpsaGains> gains,
        List<double[]> way,
        Optional<TunedRegion> region,
        boolean foreign,
        long games,
        long resumed,
        Optional<TuneSpsaMatch> test,
        Optional<String> output,
        Optional<String> plot) {

    public TuneSpsaAnswer {
        variants = List.copyOf(variants);
        parameters = List.copyOf(parameters);
        way = List.copyOf(way);
    }
}
