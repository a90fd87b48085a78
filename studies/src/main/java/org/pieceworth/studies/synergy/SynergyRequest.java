package org.pieceworth.studies.synergy;

import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.valuation.synergy.Objective;
import org.pieceworth.valuation.synergy.SynergyFitter;
import org.pieceworth.valuation.synergy.SynergyTargets;

/// How the synergy law is to be fitted.
///
/// @param own targets of the user's own; the published ones when empty
/// @param headings whether forward, sideways and backward steps have parameters of their own
/// @param slack how much larger the largest error of an equally good fit may be, as a share
/// @param solver how to search
/// @param objective which error is made least
/// @param pieces to value by the fit
/// @param seed of searches at random
public record SynergyRequest(
        Optional<SynergyTargets> own,
        boolean headings,
        double slack,
        Solver solver,
        Objective objective,
        List<Piece> pieces,
        long seed) {

    /// How to search.
    public enum Solver {
        /// By linear programs, with a proof.
        EXACT,
        /// By differential evolution, as the source does.
        DE
    }

    /// Copies the list.
    public SynergyRequest {
        pieces = List.copyOf(pieces);
    }

    /// A request for the exact fit to the published targets, to be changed.
    public static Builder builder() {
        return new Builder();
    }

    SynergyTargets targets() {
        return own.orElseGet(SynergyTargets::published);
    }

    /// Sets one part after the other.
    public static final class Builder {

        private Optional<SynergyTargets> own = Optional.empty();
        private boolean headings;
        private double slack = SynergyFitter.SLACK;
        private Solver solver = Solver.EXACT;
        private Objective objective = Objective.MAX;
        private List<Piece> pieces = List.of();
        private long seed = 1;

        private Builder() {}

        public Builder own(Optional<SynergyTargets> targets) {
            own = targets;
            return this;
        }

        public Builder headings(boolean apart) {
            headings = apart;
            return this;
        }

        public Builder slack(double share) {
            slack = share;
            return this;
        }

        public Builder solver(Solver way) {
            solver = way;
            return this;
        }

        public Builder objective(Objective error) {
            objective = error;
            return this;
        }

        public Builder pieces(List<Piece> asked) {
            pieces = asked;
            return this;
        }

        public Builder seed(long number) {
            seed = number;
            return this;
        }

        public SynergyRequest build() {
            return new SynergyRequest(own, headings, slack, solver, objective, pieces, seed);
        }
    }
}
