package org.pieceworth.studies.tune;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.tune.SpsaGains;
import org.pieceworth.lab.tune.SpsaParameter;

/// Numbers tuned by play.
///
/// @param variants the variants, in turn
/// @param conditions conditions of the games, for people
/// @param parameters the tuned parameters
/// @param gains gains of the stochastic approximation, if it was used
/// @param way the initial values and those after each iteration
/// @param region the region of the optimum, if a surface was fitted
/// @param foreign true for an engine other than Pieceworth's
/// @param games played to tune by
/// @param resumed games among them that an earlier run had played
/// @param test the tuned engine against the start, if requested
/// @param output file of the weights
/// @param plot file of the picture
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
