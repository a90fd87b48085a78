package org.pieceworth.valuation.synergy;

import java.util.List;
import java.util.OptionalDouble;
import org.pieceworth.stats.ChiSquare;

/// The least largest error under the law, and all fits that are about as good.
///
/// @param targets fitted targets
/// @param optimum parameters with the least largest error; in the middle along the free directions
/// @param leastError the largest error of a target there, in shares of its value or, if all have one, in
/// standard errors
/// @param proof why nothing is better
/// @param slack allowed excess of the largest error of an equally good fit, as a share
/// @param constants the synergy constants of equally good fits
/// @param centre the centre of the equally good fits
/// @param rank the number of combinations of parameters that the targets determine
/// @param free directions left open by the targets: combinations that may change together without changing
/// any target
public record SynergyFit(
        SynergyTargets targets,
        SynergyParameters optimum,
        double leastError,
        Proof proof,
        double slack,
        CRange constants,
        SynergyParameters centre,
        int rank,
        List<FreeDirection> free) {

    public SynergyFit {
        free = List.copyOf(free);
    }

    /// True if the targets leave open how much parts gain together: equally good fits extend to the
    /// constant's upper bound. (Its lower bound is as good as 0, where values just add.)
    public boolean constantOpen() {
        return constants.greatest() >= SynergyProblem.GREATEST_C;
    }

    /// An upper bound of the p-value of the least largest error if the law were true: the probability of an
    /// error this large, in standard errors, of any target at the true parameters, whose largest error is at
    /// least that of the best ones. Empty without standard errors.
    public OptionalDouble pValueAtMost() {
        return targets.standardized()
                ? OptionalDouble.of(
                        Math.min(1, targets.targets().size() * new ChiSquare(leastError * leastError, 1).pValue()))
                : OptionalDouble.empty();
    }

    /// A certificate of the optimum and of the range of constants: at every c of a range one set of weights of the
    /// targets' bounds refutes the error.
    ///
    /// @param error no c and no parameters within their bounds have this largest error; a little less than the
    /// optimum's
    /// @param pieces ranges of c that cover all of its bounds, each refuted by one set of weights
    /// @param slackError no c outside the range of constants has this largest error
    /// @param slackPieces ranges of c that cover the outside
    public record Proof(double error, int pieces, double slackError, int slackPieces) {}
}
