package org.pieceworth.studies.synergy;

import java.util.List;
import java.util.Optional;
import org.pieceworth.text.InputException;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.synergy.SynergyAnswer.AtSlack;
import org.pieceworth.studies.synergy.SynergyAnswer.Evolved;
import org.pieceworth.studies.synergy.SynergyAnswer.Exact;
import org.pieceworth.studies.synergy.SynergyAnswer.FittedParameter;
import org.pieceworth.studies.synergy.SynergyAnswer.LeastChiSquare;
import org.pieceworth.studies.synergy.SynergyAnswer.LeastMean;
import org.pieceworth.studies.synergy.SynergyAnswer.ValuedPiece;
import org.pieceworth.studies.synergy.SynergyRequest.Solver;
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

/// Fits the synergy law.
public final class SynergyStudy {

    private SynergyStudy() {}

    /// Fits.
    ///
    /// @throws InputException when ranges are asked for of a fit that has none, or a test without standard errors
    public static SynergyAnswer answer(SynergyRequest request) {
        SynergyTargets targets = request.targets();
        standardized(request.objective(), targets);
        if (request.solver() == Solver.EXACT && request.objective() == Objective.MAX) {
            return exact(request);
        }
        if (!request.pieces().isEmpty()) {
            throw onlyExact("value");
        }
        if (!request.slacks().isEmpty()) {
            throw onlyExact("slack");
        }
        return switch (request.solver()) {
            case DE ->
                new Evolved(
                        EvolvedFit.of(targets, request.headings(), request.objective(), request.seed()),
                        request.objective(),
                        request.seed());
            case EXACT ->
                switch (request.objective()) {
                    case MAX -> exact(request);
                    case MEAN -> {
                        LeastMeanFit.Result result = LeastMeanFit.of(targets, request.headings());
                        yield new LeastMean(result.score(), result.error(), result.refuted(), result.parts());
                    }
                    case CHI2 -> {
                        ChiSquareFit.Result result = ChiSquareFit.of(targets, request.headings());
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

    /// @throws InputException where a sum of squares has nothing to count errors in
    static void standardized(Objective objective, SynergyTargets targets) {
        if (objective == Objective.CHI2 && !targets.standardized()) {
            throw InputException.about(
                    "objective",
                    "chi2 needs a standard error for each target: expected lines such as BN,679,3.2, found none");
        }
    }

    private static Exact exact(SynergyRequest request) {
        SynergyTargets targets = request.targets();
        List<AtSlack> slacks = (request.slacks().isEmpty() ? List.of(SynergyFitter.SLACK) : request.slacks())
                .stream().map(slack -> at(slack, request)).toList();
        SynergyFit fit = slacks.getFirst().fit();
        return new Exact(
                SynergyScore.of(fit.optimum(), targets),
                request.own().isPresent()
                        ? Optional.empty()
                        : Optional.of(SynergyScore.of(SynergyParameters.published(), targets)),
                slacks);
    }

    private static AtSlack at(double slack, SynergyRequest request) {
        SynergyFit fit = SynergyFitter.exact(request.targets(), request.headings(), slack);
        return new AtSlack(fit, parameters(fit), pieces(request.pieces(), fit));
    }

    /// By ranges of their own, as their last bits depend on what was looked at before.
    private static List<ValuedPiece> pieces(List<Piece> pieces, SynergyFit fit) {
        SynergyRanges ranges = SynergyRanges.of(fit);
        return pieces.stream()
                .map(piece -> new ValuedPiece(piece, ranges.value(piece.betza().movement())))
                .toList();
    }

    private static List<FittedParameter> parameters(SynergyFit fit) {
        SynergyRanges ranges = SynergyRanges.of(fit);
        return fit.optimum().values().entrySet().stream()
                .map(entry -> {
                    double[] range = ranges.range(entry.getKey());
                    return new FittedParameter(
                            entry.getKey(),
                            entry.getValue(),
                            fit.centre().values().getOrDefault(entry.getKey(), 0.0),
                            range[0],
                            range[1],
                            ranges.determined(entry.getKey()));
                })
                .toList();
    }
}
