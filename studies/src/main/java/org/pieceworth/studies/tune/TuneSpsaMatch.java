package org.pieceworth.studies.tune;

import java.util.List;
import org.pieceworth.lab.match.MatchTally;

/// The tuned engine against the start, with openings not used in tuning.
///
/// @param all games of the test, from the tuned engine's point of view
/// @param variants the same games by variant
public record TuneSpsaMatch(MatchTally all, List<OfVariant> variants) {

    /// Games of one variant.
    ///
    /// @param variant its name
    /// @param tally its games
    public record OfVariant(String variant, MatchTally tally) {}

    public TuneSpsaMatch {
        variants = List.copyOf(variants);
    }
}
