package org.pieceworth.studies.tune;

import java.util.Optional;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.valuation.mobility.MobilityFactors;

/// Which factors of the mobility model do games call for?
///
/// @param way search method
/// @param start the factors to begin with, and to play against
/// @param nodes nodes per move
/// @param seed seed of all random choices
/// @param output destination of the games of Algorithm 1 or of the experiment
public record FactorsRequest(Way way, MobilityFactors start, long nodes, long seed, Optional<GamesTarget> output) {

    /// Default number of nodes per move.
    public static final long USUAL_NODES = 100;

    /// The search method for factors.
    public sealed interface Way {}

    /// The ten pieces are measured in one experiment and the factors fitted to their values; then both
    /// sets play.
    ///
    /// @param games number of games of the experiment
    /// @param match the most games of the match
    public record Measured(long games, long match) implements Way {

        /// About two and a half minutes on two threads.
        public static final Measured USUAL = new Measured(4_000, 2_000);
    }

    /// Algorithm 1 without changes.
    ///
    /// @param proposals number of proposals
    /// @param games number of games of each of the 45 pairs of pieces
    public record AsWritten(int proposals, int games) implements Way {

        /// 90 million games.
        public static final AsWritten PUBLISHED = new AsWritten(10_000, 200);
    }

    /// Algorithm 1 while there is time, with proposals that learn and races that end early.
    ///
    /// @param seconds duration of a run
    /// @param games maximum number of games, including those of earlier runs
    public record Raced(double seconds, long games) implements Way {}
}
