package org.pieceworth.studies.tune;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.measure.MeasureResult;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.valuation.mobility.FactorFit;
import org.pieceworth.valuation.mobility.MobilityFactors;

/// Which factors games ask for.
///
/// @param request the question
/// @param factors the resulting factors
/// @param found the evidence for them
/// @param seconds duration of the run
public record FactorsAnswer(FactorsRequest request, MobilityFactors factors, Found found, double seconds) {

    /// The evidence for the factors.
    public sealed interface Found {}

    /// A fit to measured values.
    ///
    /// @param experiment the measurement
    /// @param fit fit of the first five factors
    /// @param divisor the interval of the sixth, by the bishop; empty if the bishop's value equals its sum
    /// @param match points of the new factors against the initial ones, in pairs of games
    /// @param matchResumed number of these games from an earlier run
    public record Fitted(
            MeasureResult experiment, FactorFit fit, Optional<Interval> divisor, ScoreCounts match, long matchResumed)
            implements Found {

        /// The number of games of the experiment and the match that an earlier run had played.
        public long resumed() {
            return experiment.counts().resumed() + matchResumed;
        }
    }

    /// Games between sets of factors.
    ///
    /// @param proposals the result of each proposal
    /// @param games number of games of all proposals, including those used to make them
    /// @param resumed number of these from an earlier run
    public record Played(List<Tried> proposals, long games, long resumed) implements Found {

        public Played {
            proposals = List.copyOf(proposals);
        }
    }

    /// A proposal.
    ///
    /// @param factors the proposed factors
    /// @param score against the best so far
    /// @param accepted whether it became the best
    public record Tried(MobilityFactors factors, ScoreCounts score, boolean accepted) {}
}
