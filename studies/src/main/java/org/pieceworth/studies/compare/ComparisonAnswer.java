package org.pieceworth.studies.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.board.Board;
import org.pieceworth.stats.Estimate;
import org.pieceworth.valuation.compare.Comparison;
import org.pieceworth.valuation.compare.Comparison.Row;
import org.pieceworth.valuation.compare.Comparison.Summary;

/// Models beside published values.
///
/// @param comparison every value beside every model's
/// @param verdict which model is nearest; empty where no value judges any of them
/// @param models in the order of the request
/// @param sharedValues over how many values the models are compared with each other
/// @param lists the published lists, in their order
/// @param reasons why values are confounded, with the lists that it is so in
/// @param unused values of a file that are not compared
public record ComparisonAnswer(
        Comparison comparison,
        Optional<Verdict> verdict,
        List<Judged> models,
        int sharedValues,
        List<ListErrors> lists,
        Map<String, List<String>> reasons,
        Unused unused) {

    public ComparisonAnswer {
        models = List.copyOf(models);
        lists = List.copyOf(lists);
    }

    /// True where all values are measured, with standard errors.
    public boolean isMeasured() {
        return comparison.rows().stream()
                .allMatch(row -> row.reference().standardError().isPresent());
    }

    /// Which model is nearest to what was published.
    ///
    /// @param best its errors
    /// @param among how many models were compared
    /// @param inCommon whether over the values that all of them give, as models that answer different questions are
    /// not compared
    /// @param lead before the next; empty where it is alone, or the two are not judged by the same values
    public record Verdict(Summary best, int among, boolean inCommon, Optional<Lead> lead) {}

    /// By how much the nearest model is nearer than the next.
    ///
    /// @param next the next model's name
    /// @param difference its mean error less the nearest one's, as a share, with the error of the difference:
    /// values of one list err together, so that lists are what varies, where there are several
    public record Lead(String next, Estimate difference) {

        /// True if chance alone could cause it.
        public boolean isDoubtful() {
            return !(difference.low() > 0);
        }
    }

    /// A model.
    ///
    /// @param model its name
    /// @param missing how many values that would judge it it has no answer for
    /// @param summary its errors over all values that judge it, where there are any
    /// @param common its errors over those that every general model gives, where there are any
    /// @param worst where it is farthest off, the farthest first
    public record Judged(
            String model, int missing, Optional<Summary> summary, Optional<Summary> common, List<Row> worst) {

        public Judged {
            worst = List.copyOf(worst);
        }
    }

    /// A published list, or the part of it whose values are confounded or are not.
    ///
    /// @param board where
    /// @param kind what its values are: `measured`, `engine` or `estimate`
    /// @param confounded whether something else than the piece is in its values
    /// @param values how many it has
    /// @param errors by model; without those that give none of its values
    public record ListErrors(
            String name, Board board, String kind, boolean confounded, int values, Map<String, Errors> errors) {}

    /// A model's errors in a list.
    ///
    /// @param summary over the values that it gives
    /// @param inSample whether it was fitted to the list
    public record Errors(Summary summary, boolean inSample) {}
}
