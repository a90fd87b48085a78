package org.pieceworth.studies.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.board.Board;
import org.pieceworth.stats.Estimate;
import org.pieceworth.valuation.compare.Comparison;
import org.pieceworth.valuation.compare.Comparison.Row;
import org.pieceworth.valuation.compare.Comparison.Summary;

/// Models compared with published values.
///
/// @param comparison every published value with every model's value
/// @param verdict the nearest model; empty if no value judges any of them
/// @param models judged models in the order of the request
/// @param sharedValues number of values in the comparison of the models with each other
/// @param lists the published lists, in their order
/// @param reasons why values are confounded, with the lists that it is so in
/// @param unused values of a file that have no counterpart
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

    /// True if all values are measured, with standard errors.
    public boolean isMeasured() {
        return comparison.rows().stream()
                .allMatch(row -> row.reference().standardError().isPresent());
    }

    /// The model nearest to the published values.
    ///
    /// @param best its errors
    /// @param among number of compared models
    /// @param inCommon whether over the values that all of them give, as models that answer different questions are
    /// not compared
    /// @param lead advantage over the next; empty if there is no other, or if the two are not judged by the
    /// same values
    public record Verdict(Summary best, int among, boolean inCommon, Optional<Lead> lead) {}

    /// The difference between the nearest model and the next.
    ///
    /// @param next the next model's name
    /// @param difference its mean error less the nearest one's, as a share, with its standard error;
    /// clustered by list if there are several, since values of one list err together
    public record Lead(String next, Estimate difference) {

        /// True if it is not significant.
        public boolean isDoubtful() {
            return !(difference.low() > 0);
        }
    }

    /// A model.
    ///
    /// @param model its name
    /// @param missing number of values that would judge it and that it does not give
    /// @param summary its errors over all values that judge it, if there are any
    /// @param common its errors over those that every general model gives, if there are any
    /// @param worst its largest errors, largest first
    public record Judged(
            String model, int missing, Optional<Summary> summary, Optional<Summary> common, List<Row> worst) {

        public Judged {
            worst = List.copyOf(worst);
        }
    }

    /// A published list, or the part of it whose values are confounded or are not.
    ///
    /// @param board the board of its values
    /// @param kind origin of its values: `measured`, `engine` or `estimate`
    /// @param confounded whether something else than the piece is in its values
    /// @param values their number
    /// @param errors errors by model, without models that give none of its values
    public record ListErrors(
            String name, Board board, String kind, boolean confounded, int values, Map<String, Errors> errors) {}

    /// A model's errors in a list.
    ///
    /// @param summary errors over the values that it gives
    /// @param inSample whether it was fitted to the list
    public record Errors(Summary summary, boolean inSample) {}

    /// Values of a file excluded from the comparison.
    ///
    /// @param leftOut pieces whose values its games do not determine
    /// @param conditions the other conditions of an atlas, in words
    public record Unused(List<String> leftOut, List<String> conditions) {

        /// All values are compared.
        public static final Unused NONE = new Unused(List.of(), List.of());

        public Unused {
            leftOut = List.copyOf(leftOut);
            conditions = List.copyOf(conditions);
        }
    }
}
