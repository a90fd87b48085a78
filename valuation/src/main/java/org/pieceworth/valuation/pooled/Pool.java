package org.pieceworth.valuation.pooled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.pieceworth.text.InputException;
import org.pieceworth.text.ResourceText;
import org.pieceworth.valuation.play.PlayLaw;

/// Errors of the move model, the models and published lists against measured values, all in logarithms of
/// value + [org.pieceworth.valuation.play.PlayLaw#SOFT].
///
/// @param names the move model, then other models
/// @param bias bias by name
/// @param covariance covariance of their errors, after the bias
/// @param widening factor on the error of the move model and models together that makes intervals cover
/// held-out pieces
/// @param lists bias and its standard deviation by published list
/// @param unknownList bias of a list without a piece in common with the atlas
/// @param listSpread standard deviation of a published value around its list's bias
/// @param published all values of the lists
/// @param effects effects of the conditions of measurements
public record Pool(
        List<String> names,
        double[] bias,
        double[][] covariance,
        double widening,
        Map<String, ListBias> lists,
        ListBias unknownList,
        double listSpread,
        List<Published> published,
        Effects.Sizes effects) {

    /// The name of the move model among the models.
    public static final String LAW = "play";

    private static final String FILE = "pool.tsv";
    private static final String EFFECTS = "effects";

    /// A published value.
    ///
    /// @param key key of the movement
    /// @param board its shape
    /// @param list name of the list
    /// @param value value in centipawns
    public record Published(String key, String board, String list, double value) {}

    /// The bias of a published list, a line in the logarithm of its value.
    ///
    /// @param mean mean at [#CENTRE]
    /// @param slope slope beyond it
    /// @param covariance covariance of both: variance of the mean, covariance, variance of the slope
    public record ListBias(double mean, double slope, List<Double> covariance) {

        /// The logarithm for the mean bias.
        public static final double CENTRE = PlayLaw.logarithm(450);

        public ListBias {
            covariance = List.copyOf(covariance);
        }

        /// The bias of a value of that logarithm.
        public double at(double logarithm) {
            return mean + slope * (logarithm - CENTRE);
        }

        /// The variance of the bias there.
        public double variance(double logarithm) {
            double away = logarithm - CENTRE;
            return covariance.get(0) + 2 * away * covariance.get(1) + away * away * covariance.get(2);
        }

        private static ListBias parse(String[] words) {
            return new ListBias(
                    Double.parseDouble(words[2]),
                    Double.parseDouble(words[3]),
                    List.of(Double.parseDouble(words[4]), Double.parseDouble(words[5]), Double.parseDouble(words[6])));
        }
    }

    public Pool {
        names = List.copyOf(names);
        lists = Map.copyOf(lists);
        published = List.copyOf(published);
    }

    /// The shipped pool, read once.
    public static Pool shipped() {
        return Shipped.POOL;
    }

    private static final class Shipped {

        private static final Pool POOL = parse(FILE, ResourceText.read(FILE, Pool.class.getResourceAsStream(FILE)));
    }

    ListBias list(String set) {
        return lists.getOrDefault(set, unknownList);
    }

    static Pool parse(String source, String text) {
        List<String> names = new ArrayList<>();
        List<double[]> models = new ArrayList<>();
        Map<String, ListBias> lists = new LinkedHashMap<>();
        List<Published> published = new ArrayList<>();
        Effects.Sizes sizes = Effects.Sizes.NONE;
        double widening = 1;
        double spread = 0;
        for (String line : text.lines().filter(each -> !each.startsWith("#")).toList()) {
            String[] words = line.split("\t", -1);
            switch (words[0]) {
                case "widening" -> widening = Double.parseDouble(words[1]);
                case "spread of a list" -> spread = Double.parseDouble(words[1]);
                case "list" -> lists.put(words[1], ListBias.parse(words));
                case EFFECTS -> sizes = sizes(words);
                case "published" ->
                    published.add(new Published(words[1], words[2], words[3], Double.parseDouble(words[4])));
                case "model" -> {
                    names.add(words[1]);
                    double[] row = new double[words.length - 2];
                    for (int i = 0; i < row.length; i++) {
                        row[i] = Double.parseDouble(words[i + 2]);
                    }
                    models.add(row);
                }
                default -> throw new InputException(source + ": found '" + line + "', expected a line of the pool");
            }
        }
        double[] bias = models.stream().mapToDouble(row -> row[0]).toArray();
        double[][] covariance = models.stream()
                .map(row -> Arrays.copyOfRange(row, 1, row.length))
                .toArray(double[][]::new);
        ListBias unknown = Objects.requireNonNull(lists.remove(""));
        return new Pool(names, bias, covariance, widening, lists, unknown, spread, published, sizes);
    }

    /// The sizes of effects by the words of a line.
    public static Effects.Sizes sizes(String[] words) {
        double[] numbers =
                Arrays.stream(words).skip(1).mapToDouble(Double::parseDouble).toArray();
        return new Effects.Sizes(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
    }
}
