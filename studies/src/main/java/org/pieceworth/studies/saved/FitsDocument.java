package org.pieceworth.studies.saved;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.checks.JointTest;
import org.pieceworth.stats.Estimate;
import org.pieceworth.studies.fit.part.RuleTables;
import org.pieceworth.studies.saved.SavedFit.Term;
import org.pieceworth.text.Counted;

/// Shows fits side by side, as articles print regressions: a column for each fit, errors in brackets.
final class FitsDocument {

    private static final Map<String, String> WORDS =
            Map.of("white", "White's advantage", "drawWidth", "draw threshold");
    private static final double[] LEVELS = {0.001, 0.01, 0.05};

    private final List<SavedFit> fits;
    private final boolean logOdds;
    private final boolean stars;

    private FitsDocument(List<SavedFit> fits, boolean logOdds, boolean stars) {
        this.fits = fits;
        this.logOdds = logOdds;
        this.stars = stars;
    }

    /// @param logOdds true for log-odds coefficients instead of values
    /// @param stars true to mark significant differences from 0
    static Document of(List<SavedFit> fits, boolean logOdds, boolean stars) {
        return new FitsDocument(fits, logOdds, stars).document();
    }

    /// A line of the table.
    ///
    /// @param label label of the line
    /// @param cells cells by fit, as displayed
    /// @param values values by fit; NaN for a missing one
    /// @param errors standard errors by fit; NaN for a missing one
    private record Row(String label, List<String> cells, List<Double> values, List<Double> errors) {}

    private Document document() {
        Document document = new Document();
        List<Row> rows = new ArrayList<>();
        Set<String> names = new LinkedHashSet<>();
        fits.forEach(fit -> fit.terms().forEach(term -> names.add(term.name())));
        // White's advantage and the draw threshold are parameters of every fit, and follow its features.
        WORDS.keySet().stream().sorted().toList().reversed().forEach(last -> {
            if (names.remove(last)) {
                names.add(last);
            }
        });
        names.forEach(name -> rows.add(term(name)));
        rows.add(figure("games", fit -> Counted.number(fit.games()), fit -> (double) fit.games()));
        rows.add(figure("rows", fit -> Counted.number(Math.round(fit.rows())), SavedFit::rows));
        rows.add(figure("errors by", SavedFit::clusters, _ -> Double.NaN));
        rows.add(figure(
                "log-likelihood",
                fit -> Numbers.grouped(fit.statistics().logLikelihood(), 1),
                fit -> fit.statistics().logLikelihood()));
        rows.add(figure(
                "R² (McFadden)",
                fit -> Numbers.fixed(fit.statistics().mcFadden(), 4),
                fit -> fit.statistics().mcFadden()));
        rows.add(figure(
                "AIC",
                fit -> Numbers.grouped(fit.statistics().aic(), 1),
                fit -> fit.statistics().aic()));
        rows.add(figure(
                "BIC",
                fit -> Numbers.grouped(fit.statistics().bic(), 1),
                fit -> fit.statistics().bic()));
        document.shown(table(rows)).line("").line(note());
        List<JointTest> nested = nested();
        if (!nested.isEmpty()) {
            document.line("")
                    .line(
                            "Are the features worth nothing that a fit has more than another, of the same games? By Wald's"
                                    + " test with the errors of the larger one:")
                    .line("")
                    .shown(RuleTables.joint(nested));
        }
        return document.csv(table(rows)).jsonWhenWanted(json -> {
            table(rows).putInto(json);
            if (!nested.isEmpty()) {
                RuleTables.joint(nested).putInto(json);
            }
        });
    }

    /// Tests of fits against the one before or after them, if it is a submodel.
    private List<JointTest> nested() {
        List<JointTest> nested = new ArrayList<>();
        for (int i = 0; i + 1 < fits.size(); i++) {
            SavedTests.nested(fits.get(i + 1), fits.get(i)).ifPresent(nested::add);
            SavedTests.nested(fits.get(i), fits.get(i + 1)).ifPresent(nested::add);
        }
        return nested;
    }

    private Table<Row> table(List<Row> rows) {
        List<Column<Row>> columns = new ArrayList<>();
        columns.add(Column.words("term", "", Row::label));
        List<String> titles = titles();
        for (int i = 0; i < fits.size(); i++) {
            int fit = i;
            columns.add(Column.figure(titles.get(i), row -> row.cells().get(fit)));
            columns.add(Column.datum("value" + (i + 1), row -> row.values().get(fit)));
            columns.add(Column.datum("se" + (i + 1), row -> row.errors().get(fit)));
        }
        return new Table<>("fits", rows, columns);
    }

    /// Names of files without folders and endings, numbered if two are equal.
    private List<String> titles() {
        Map<String, Integer> seen = new HashMap<>();
        return fits.stream()
                .map(fit -> {
                    String name = fit.file().replaceFirst("^.*[/\\\\]", "").replaceFirst("\\.json$", "");
                    int number = seen.merge(name, 1, Integer::sum);
                    return number == 1 ? name : name + " (" + number + ")";
                })
                .toList();
    }

    private Row term(String name) {
        List<String> cells = new ArrayList<>();
        List<Double> values = new ArrayList<>();
        List<Double> errors = new ArrayList<>();
        for (SavedFit fit : fits) {
            Optional<Term> term = fit.term(name);
            Optional<Estimate> shown = term.flatMap(this::shown);
            cells.add(shown.map(estimate -> cell(estimate) + mark(fit, term.orElseThrow()))
                    .orElse(term.isPresent() ? "open" : ""));
            values.add(shown.map(Estimate::value).orElse(Double.NaN));
            errors.add(shown.map(Estimate::standardError).orElse(Double.NaN));
        }
        return new Row(WORDS.getOrDefault(name, name), cells, values, errors);
    }

    private Optional<Estimate> shown(Term term) {
        return logOdds ? term.coefficient() : term.value();
    }

    private String cell(Estimate estimate) {
        int decimals = logOdds ? 4 : 1;
        String value = Numbers.fixed(estimate.value(), decimals);
        // The unit's own value is no estimate.
        return estimate.standardError() > 0
                ? value + " (" + Numbers.fixed(estimate.standardError(), decimals) + ")"
                : value;
    }

    private String mark(SavedFit fit, Term term) {
        if (!stars) {
            return "";
        }
        double p = term.coefficient()
                .map(estimate -> 2 * fit.distribution().above(Math.abs(estimate.value() / estimate.standardError())))
                .orElse(1.0);
        int number = 0;
        for (double level : LEVELS) {
            number += p < level ? 1 : 0;
        }
        return "*".repeat(number);
    }

    private Row figure(String label, Function<SavedFit, String> text, Function<SavedFit, Double> value) {
        return new Row(
                label,
                fits.stream().map(text).toList(),
                fits.stream().map(value).toList(),
                fits.stream().map(_ -> Double.NaN).toList());
    }

    private String note() {
        Map<String, Integer> units = new LinkedHashMap<>();
        fits.forEach(fit -> units.merge(fit.unit(), 1, Integer::sum));
        String scale = logOdds
                ? "Coefficients in log-odds"
                : "Values on the scale " + String.join(", ", units.keySet())
                        + (units.size() > 1 ? ", in the order of the fits" : "");
        return scale + ", standard errors in brackets"
                + (stars ? "; * p < 0.05, ** p < 0.01, *** p < 0.001, beside 0" : "")
                + ". Likelihoods treat rows as independent, and compare only fits to the same rows.";
    }
}
