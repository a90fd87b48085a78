package org.pieceworth.studies.synergy;

import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.valuation.synergy.CRange;
import org.pieceworth.valuation.synergy.Objective;
import org.pieceworth.valuation.synergy.SynergyFit;
import org.pieceworth.valuation.synergy.SynergyScore;
import org.pieceworth.valuation.synergy.SynergyValue;

/// A fit of the synergy law.
public sealed interface SynergyAnswer {

    /// Its score on the targets.
    SynergyScore score();

    /// True if errors are counted in standard errors of the targets.
    default boolean standardized() {
        return score().constraints().getFirst().target().standardError().isPresent();
    }

    /// The least largest error, with its proof and all equally good fits.
    ///
    /// @param published errors of the published parameters, if the targets are the published ones too
    /// @param slacks results over equally good fits, for each requested slack
    record Exact(SynergyScore score, Optional<SynergyScore> published, List<AtSlack> slacks) implements SynergyAnswer {

        public Exact {
            slacks = List.copyOf(slacks);
        }

        /// The fit, with the proof of its optimum and the centre by the first slack.
        public SynergyFit fit() {
            return slacks.getFirst().fit();
        }

        /// The constant c and the parameters, by the first slack.
        public List<FittedParameter> parameters() {
            return slacks.getFirst().parameters();
        }

        /// The requested pieces, by the first slack.
        public List<ValuedPiece> pieces() {
            return slacks.getFirst().pieces();
        }
    }

    /// The range over all equally good fits.
    ///
    /// @param fit the fit
    /// @param parameters the constant c, then one for each fitted part
    /// @param pieces the requested pieces
    record AtSlack(SynergyFit fit, List<FittedParameter> parameters, List<ValuedPiece> pieces) {

        public AtSlack {
            parameters = List.copyOf(parameters);
            pieces = List.copyOf(pieces);
        }
    }

    /// The end of a random search.
    ///
    /// @param objective the minimized error
    /// @param seed seed of the search
    record Evolved(SynergyScore score, Objective objective, long seed) implements SynergyAnswer {}

    /// The least mean error of the search.
    ///
    /// @param error error in shares of the targets' values, or in standard errors if they have them
    /// @param refuted a proven lower bound of the mean error; 0 if there is no proof
    /// @param parts number of parts of the parameter space in the proof
    record LeastMean(SynergyScore score, double error, double refuted, int parts) implements SynergyAnswer {}

    /// The least sum of squares in standard errors, and its test of the law.
    ///
    /// @param test test of the law: whether its errors for the targets exceed sampling error
    /// @param constants range with a sum at most 3.84 above the least
    record LeastChiSquare(SynergyScore score, ChiSquare test, CRange constants) implements SynergyAnswer {}

    /// A parameter of the exact fit.
    ///
    /// @param name name of its part, or `c`
    /// @param optimum its value for the least largest error
    /// @param centre centre of all equally good fits
    /// @param low the least in any of them
    /// @param high the greatest in any of them
    /// @param determined whether the targets determine it
    record FittedParameter(String name, double optimum, double centre, double low, double high, boolean determined) {

        static final String CONSTANT = "c";

        static FittedParameter constant(SynergyFit fit) {
            return new FittedParameter(
                    CONSTANT,
                    fit.optimum().c(),
                    fit.centre().c(),
                    fit.constants().least(),
                    fit.constants().greatest(),
                    fit.constants().determined());
        }

        boolean isConstant() {
            return name.equals(CONSTANT);
        }
    }

    /// A piece and its values by equally good fits.
    record ValuedPiece(Piece piece, SynergyValue value) {}
}
