package org.pieceworth.terms;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

/// `phase:K`: features are split into K values at phases of the game evenly spread over the [PhaseScale], and a
/// position takes part in the two on either side of it in proportion to its nearness.
///
/// @param text the term as written
/// @param scale the phase
/// @param knots number of phases, 2 or more
/// @param all whether all terms are split and not only the material
/// @param unit weights count in units of one by this
record PhaseSplit(TermText text, PhaseScale scale, int knots, boolean all, int unit) {

    private static final int MOST = 9;

    static PhaseSplit of(TermText text, PhaseScale scale) {
        List<String> arguments = text.arguments();
        boolean all = arguments.size() == 2 && arguments.getLast().equals("all");
        if (arguments.isEmpty()
                || arguments.size() > 1 && !all
                || !arguments.getFirst().matches("[2-" + MOST + "]")) {
            throw text.error(
                    "expected phase:K or phase:K:all with a number K of phases from 2 to " + MOST + " as in phase:3");
        }
        if (scale.full() == 0) {
            throw text.error("there are only pawns and kings, which do not define a phase");
        }
        int knots = Integer.parseInt(arguments.getFirst());
        return new PhaseSplit(text, scale, knots, all, scale.full() / divisor(scale, knots));
    }

    private static int divisor(PhaseScale scale, int knots) {
        return BigInteger.valueOf(scale.full())
                .gcd(BigInteger.valueOf(knots - 1))
                .intValue();
    }

    /// The distance from the opening, in units of one by [#unit()] of the distance between two knots.
    int progress(PieceCounts counts) {
        return (scale.full() - scale.of(counts)) * (knots - 1) * unit / scale.full();
    }

    boolean splits(Term term) {
        return all || term.isMaterial();
    }

    /// The features that take the place of one, a knot each.
    List<Feature> split(Feature feature) {
        return IntStream.range(0, knots)
                .mapToObj(number -> feature.at(new PhaseKnot(number, knots), unit))
                .toList();
    }
}
