package org.pieceworth.studies.synergy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.synergy.SynergyAnswer.AtSlack;
import org.pieceworth.studies.synergy.SynergyAnswer.Evolved;
import org.pieceworth.studies.synergy.SynergyAnswer.Exact;
import org.pieceworth.studies.synergy.SynergyAnswer.FittedParameter;
import org.pieceworth.studies.synergy.SynergyAnswer.LeastChiSquare;
import org.pieceworth.studies.synergy.SynergyAnswer.LeastMean;
import org.pieceworth.studies.synergy.SynergyAnswer.ValuedPiece;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.synergy.ChiSquareFit;
import org.pieceworth.valuation.synergy.EvolvedFit;
import org.pieceworth.valuation.synergy.LeastMeanFit;
import org.pieceworth.valuation.synergy.Objective;
import org.pieceworth.valuation.synergy.SynergyFit;
import org.pieceworth.valuation.synergy.SynergyFitter;
import org.pieceworth.valuation.synergy.SynergyParameters;
import org.pieceworth.valuation.synergy.SynergyRanges;
import org.pieceworth.valuation.synergy.SynergyScore;
import org.pieceworth.valuation.synergy.SynergyTargets;

/// A fit of the synergy law.
///
/// @param own targets of the user; the published ones when empty
/// @param headings gives forward, sideways and backward steps separate parameters
/// @param slacks allowed excess of the largest error of an equally good fit over the least, as shares: the
/// centre and the ranges are those of the first, more ranges those of the others; the usual one when empty
/// @param solver solver of the fit
/// @param objective the minimized error
/// @param pieces pieces to value by the fit
/// @param seed seed of random searches
public record SynergyStudy(
        Optional<SynergyTargets> own,
        boolean headings,
        List<Double> slacks,
        Solver solver,
        Objective objective,
        List<Piece> pieces,
        long seed) {

    /// The method of the search.
    public enum Solver {
        /// Linear programs, with a proof if the largest error is minimized.
        EXACT,
        /// Differential evolution, as in the source.
        DE
    }

    public SynergyStudy {
        slacks = List.copyOf(slacks);
        pieces = List.copyOf(pieces);
    }

    SynergyTargets targets() {
        return own.orElseGet(SynergyTargets::published);
    }

    /// @throws InputException when ranges are requested of a fit that has none, or a test without
    /// standard errors
    public SynergyAnswer answer() {
        SynergyTargets targets = targets();
        standardized(objective, targets);
        if (solver == Solver.EXACT && objective == Objective.MAX) {
            return exact();
        }
        if (!pieces.isEmpty()) {
            throw onlyExact("value");
        }
        if (!slacks.isEmpty()) {
            throw onlyExact("slack");
        }
        return switch (solver) {
            case DE -> new Evolved(EvolvedFit.of(targets, headings, objective, seed), objective, seed);
            case EXACT ->
                switch (objective) {
                    case MAX -> exact();
                    case MEAN -> {
                        LeastMeanFit.Result result = LeastMeanFit.of(targets, headings);
                        yield new LeastMean(result.score(), result.error(), result.refuted(), result.parts());
                    }
                    case CHI2 -> {
                        ChiSquareFit.Result result = ChiSquareFit.of(targets, headings);
                        yield new LeastChiSquare(result.score(), result.test(), result.constants());
                    }
                };
        };
    }

    private static InputException onlyExact(String setting) {
        return InputException.about(setting, "ranges are only available with the exact fit of the largest error")
                .with("solver", "exact")
                .with("objective", "max");
    }

    /// @throws InputException when a sum of squares has no standard errors
    static void standardized(Objective objective, SynergyTargets targets) {
        if (objective == Objective.CHI2 && !targets.standardized()) {
            throw InputException.about(
                    "objective",
                    "chi2 needs a standard error for each target: expected lines such as BN,679,3.2, found none");
        }
    }

    private Exact exact() {
        SynergyTargets targets = targets();
        List<AtSlack> fits = (slacks.isEmpty() ? List.of(SynergyFitter.SLACK) : slacks)
                .stream().map(this::at).toList();
        SynergyFit fit = fits.getFirst().fit();
        return new Exact(
                SynergyScore.of(fit.optimum(), targets),
                own.isPresent()
                        ? Optional.empty()
                        : Optional.of(SynergyScore.of(SynergyParameters.published(), targets)),
                fits);
    }

    private AtSlack at(double slack) {
        SynergyFit fit = SynergyFitter.exact(targets(), headings, slack);
        return new AtSlack(fit, parameters(fit), values(fit));
    }

    /// A new object for the ranges, since their last bits depend on earlier queries.
    private List<ValuedPiece> values(SynergyFit fit) {
        SynergyRanges ranges = SynergyRanges.of(fit);
        return pieces.stream()
                .map(piece -> new ValuedPiece(piece, ranges.value(piece.betza().movement())))
                .toList();
    }

    private static List<FittedParameter> parameters(SynergyFit fit) {
        SynergyRanges ranges = SynergyRanges.of(fit);
        List<FittedParameter> parameters = new ArrayList<>(List.of(FittedParameter.constant(fit)));
        fit.optimum().values().forEach((part, optimum) -> {
            double[] range = ranges.range(part);
            parameters.add(new FittedParameter(
                    part.name(),
                    optimum,
                    fit.centre().values().getOrDefault(part, 0.0),
                    range[0],
                    range[1],
                    ranges.determined(part)));
        });
        return parameters;
    }
}
