package org.pieceworth.studies.saved;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.pieceworth.lab.values.JsonTree;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.StudentT;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.text.InputException;
import tools.jackson.databind.JsonNode;

/// A fit as `fit --format json` wrote it.
///
/// @param file its name
/// @param unit the scale of its values
/// @param terms features, White's advantage and the draw threshold, in their order
/// @param games number of used games
/// @param rows number of used positions
/// @param clusters clusters of the standard errors, in words
/// @param distribution distribution of an estimate over its standard error
/// @param statistics diagnostic figures of a regression
/// @param model data for predictions
public record SavedFit(
        String file,
        String unit,
        List<Term> terms,
        long games,
        double rows,
        String clusters,
        StudentT distribution,
        Statistics statistics,
        Model model) {

    /// Bytes that a saved fit may have: one with the values of all squares has three.
    private static final int LARGEST = 64_000_000;

    public SavedFit {
        terms = List.copyOf(terms);
    }

    /// A fitted parameter.
    ///
    /// @param name its feature, `white` or `drawWidth`
    /// @param value value on the scale of the fit; empty if the games do not determine it, with NaN for an
    /// unknown standard error
    /// @param coefficient coefficient in log-odds; likewise
    public record Term(String name, Optional<Estimate> value, Optional<Estimate> coefficient) {}

    /// Figures of the regression.
    ///
    /// @param logLikelihood log-likelihood of the rows
    /// @param mcFadden R²
    /// @param nagelkerke R²
    /// @param aic Akaike's criterion
    /// @param bic Schwarz's criterion
    public record Statistics(double logLikelihood, double mcFadden, double nagelkerke, double aic, double bic) {}

    /// A model that predicts.
    ///
    /// @param names names of the parameters
    /// @param covariance covariance of the parameters in log-odds
    /// @param valueCovariance covariance of the values, on the scale of the fit
    /// @param draws `ordered`, `half` or `drop`
    /// @param variant variant of the games
    /// @param features the terms that describe a position
    public record Model(
            List<String> names,
            List<List<Double>> covariance,
            List<List<Double>> valueCovariance,
            String draws,
            String variant,
            String features) {

        public Model {
            names = List.copyOf(names);
            covariance = covariance.stream().map(List::copyOf).toList();
            valueCovariance = valueCovariance.stream().map(List::copyOf).toList();
        }
    }

    /// Reads a saved fit.
    ///
    /// @param name name of the file, or `-` for standard input
    /// @throws InputException when it is not a fit
    public static SavedFit read(String name) {
        JsonNode json = JsonTree.parse(
                String.join("\n", TextFile.lines(name, LARGEST)),
                fault -> new InputException(name + ": " + fault + "; give a file written by `fit --format json`"));
        return new Reading(name, json).fit();
    }

    /// The fitted parameter of that name, if the games determine it.
    Optional<Term> term(String name) {
        return terms.stream().filter(term -> term.name().equals(name)).findFirst();
    }

    /// Log-odds coefficients and their covariance.
    ///
    /// @throws InputException when there are gaps
    Ratio logOdds() {
        return ratio(Term::coefficient, model.covariance(), "coefficient");
    }

    /// Values on the scale of the fit and their covariance.
    ///
    /// @throws InputException when there are gaps
    Ratio values() {
        return ratio(Term::value, model.valueCovariance(), "value");
    }

    private Ratio ratio(Function<Term, Optional<Estimate>> number, List<List<Double>> matrix, String noun) {
        double[] parameters = model.names().stream()
                .mapToDouble(name -> term(name)
                        .flatMap(number)
                        .orElseThrow(() -> new InputException(
                                file + ": found no " + noun + " of '" + name + "', expected one for each feature"))
                        .value())
                .toArray();
        double[][] covariance = matrix.stream()
                .map(row -> row.stream().mapToDouble(Double::doubleValue).toArray())
                .toArray(double[][]::new);
        if (Arrays.stream(covariance).flatMapToDouble(Arrays::stream).anyMatch(each -> !Double.isFinite(each))) {
            throw new InputException(file + ": found a covariance with gaps, expected a whole one");
        }
        return new Ratio(parameters, covariance);
    }

    /// Reads the members of a saved fit.
    private record Reading(String file, JsonNode json) {

        SavedFit fit() {
            List<Term> terms = new ArrayList<>();
            for (JsonNode value : member(json, "values", JsonNode::isArray)) {
                terms.add(new Term(
                        text(value, "feature"),
                        estimate(value, "value", "se"),
                        estimate(value, "coefficient", "coefficientSe")));
            }
            JsonNode statistics = member(json, "statistics", JsonNode::isObject);
            JsonNode provenance = member(json, "provenance", JsonNode::isObject);
            return new SavedFit(
                    file,
                    text(json, "unit"),
                    terms,
                    Math.round(number(json, "games")),
                    number(json, "rows"),
                    clusters(),
                    distribution(),
                    new Statistics(
                            number(statistics, "logLikelihood"),
                            number(statistics, "mcFadden"),
                            number(statistics, "nagelkerke"),
                            number(statistics, "aic"),
                            number(statistics, "bic")),
                    model(provenance));
        }

        private Model model(JsonNode provenance) {
            JsonNode covariance = member(json, "covariance", JsonNode::isObject);
            List<String> names = new ArrayList<>();
            for (JsonNode name : member(covariance, "names", JsonNode::isArray)) {
                names.add(name.asString());
            }
            return new Model(
                    names,
                    matrix(covariance, "logits", names.size()),
                    matrix(covariance, "values", names.size()),
                    text(json, "draws"),
                    text(provenance, "variant"),
                    text(provenance, "features"));
        }

        private List<List<Double>> matrix(JsonNode covariance, String name, int size) {
            List<List<Double>> matrix = new ArrayList<>();
            for (JsonNode row : member(covariance, name, JsonNode::isArray)) {
                List<Double> numbers = new ArrayList<>();
                row.forEach(number -> numbers.add(number.isNumber() ? number.doubleValue() : Double.NaN));
                matrix.add(numbers);
            }
            if (matrix.size() != size || matrix.stream().anyMatch(row -> row.size() != size)) {
                throw wrong("a covariance of other size than its " + size + " names");
            }
            return matrix;
        }

        private String clusters() {
            JsonNode cluster = json.path("cluster");
            return cluster.isObject()
                    ? text(cluster, "by") + " (" + Math.round(number(cluster, "clusters")) + ")"
                    : "rows";
        }

        private StudentT distribution() {
            JsonNode degrees = json.path("cluster").path("degrees");
            return degrees.isNumber() && degrees.doubleValue() > 0
                    ? new StudentT(degrees.doubleValue())
                    : StudentT.NORMAL;
        }

        private Optional<Estimate> estimate(JsonNode node, String name, String error) {
            JsonNode value = node.path(name);
            JsonNode se = node.path(error);
            return value.isNumber()
                    ? Optional.of(new Estimate(value.doubleValue(), se.isNumber() ? se.doubleValue() : Double.NaN))
                    : Optional.empty();
        }

        private double number(JsonNode node, String name) {
            return member(node, name, JsonNode::isNumber).doubleValue();
        }

        private String text(JsonNode node, String name) {
            return member(node, name, JsonNode::isString).asString();
        }

        private JsonNode member(JsonNode node, String name, Predicate<JsonNode> kind) {
            JsonNode found = node.path(name);
            if (!kind.test(found)) {
                throw wrong("no '" + name + "'");
            }
            return found;
        }

        private InputException wrong(String found) {
            return new InputException(
                    file + ": found " + found + ", expected the output of `fit --format json` of this version");
        }
    }
}
