package org.pieceworth.stats.regression;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SquareMatrix;
import org.pieceworth.stats.matrix.SymmetricEigen;

/// Finds directions of the parameters that neither the rows nor a penalty says anything about.
final class Identification {

    /// Relative to the largest eigenvalue of the scaled cross products.
    private static final double NOTHING = 1e-10;

    /// A row in doubt has a quarter; a row with the odds of 20,000 to one a VANISHED-th part.
    private static final double VANISHED = 2e4;

    /// Sufficient mean gradient for Newton's method: many rows hide the remainder of a single one.
    private static final double ENDED = 1e-12;

    private Identification() {}

    /// @throws FitException naming each unidentified direction
    static void check(GroupedOutcomes data, FitOptions options, String[] names) {
        double[][] products = crossProducts(data, options, new boolean[data.groups()]);
        addPenalty(products, data.columns(), options);
        SquareMatrix.mirrored(products);
        double[] scale = new double[products.length];
        for (int i = 0; i < products.length; i++) {
            scale[i] = Math.sqrt(products[i][i]);
            if (scale[i] == 0) {
                throw new FitException(
                        Reason.NOT_IDENTIFIED, name(i, names) + " is the same in every row, so it has no estimate");
            }
        }
        for (int i = 0; i < products.length; i++) {
            for (int j = 0; j < products.length; j++) {
                products[i][j] /= scale[i] * scale[j];
            }
        }
        if (isClear(products)) {
            return;
        }
        SymmetricEigen eigen = SymmetricEigen.of(products);
        List<String> directions = new ArrayList<>();
        for (int i = 0; i < products.length; i++) {
            if (eigen.value(i) < NOTHING * eigen.value(0)) {
                directions.add(describe(eigen.vector(i), scale, names));
            }
        }
        if (!directions.isEmpty()) {
            throw new FitException(
                    Reason.NOT_IDENTIFIED,
                    "these combinations of features are 0 in every row, so their parts cannot be separated: "
                            + String.join("; ", directions));
        }
    }

    /// True if no direction of the parameters can diverge, by the ratio of information left at the estimates
    /// to that of rows in doubt: where features decide rows without error, the information of these about the
    /// direction vanishes on the way. The greatest share that vanished is at most the trace here.
    static boolean isSurelyFinite(GroupedOutcomes data, FitOptions options, double[][] information) {
        Cholesky cholesky = new Cholesky(information.length);
        if (!cholesky.decompose(information)) {
            return false;
        }
        double[][] products = crossProducts(data, options, new boolean[data.groups()]);
        SquareMatrix.mirrored(products);
        double[][] inverse = cholesky.inverse();
        double trace = 0;
        for (int i = 0; i < products.length; i++) {
            for (int j = 0; j < products.length; j++) {
                trace += inverse[i][j] * products[i][j];
            }
        }
        double rows = data.totalWins() + data.totalDraws() + data.totalLosses();
        return trace < Math.min(VANISHED, 0.1 / (ENDED * rows));
    }

    /// True if all is surely identified, found without eigenvectors: the smallest eigenvalue is at least one over
    /// the trace of the inverse, and the largest at most the trace, which is the size here.
    private static boolean isClear(double[][] scaled) {
        Cholesky cholesky = new Cholesky(scaled.length);
        if (!cholesky.decompose(scaled)) {
            return false;
        }
        return 1 / SquareMatrix.trace(cholesky.inverse()) > NOTHING * scaled.length;
    }

    /// @param without excluded groups
    static double[][] crossProducts(GroupedOutcomes data, FitOptions options, boolean[] without) {
        int columns = data.columns();
        int size = columns + (options.constant() ? 1 : 0);
        double[][] products = new double[size][size];
        for (int group = 0; group < data.groups(); group++) {
            double rows =
                    without[group] ? 0 : options.weight(data.wins()[group], data.draws()[group], data.losses()[group]);
            int from = data.start()[group];
            int to = data.start()[group + 1];
            for (int at = from; at < to; at++) {
                addRow(data, products[data.column()[at]], rows * data.value()[at], from, at + 1);
            }
            if (options.constant()) {
                addRow(data, products[columns], rows, from, to);
                products[columns][columns] += rows;
            }
        }
        return products;
    }

    private static void addRow(GroupedOutcomes data, double[] row, double weight, int from, int to) {
        for (int at = from; at < to; at++) {
            row[data.column()[at]] += weight * data.value()[at];
        }
    }

    /// Adds the penalty's terms, scaled to the rows' average: its strength does not matter here, only the
    /// directions it determines.
    static void addPenalty(double[][] products, int columns, FitOptions options) {
        int parameters = options.parameters(columns);
        double[][] penalty = new double[parameters][parameters];
        options.penalty().addHessian(columns, penalty);
        double strongest = 0;
        double rows = 0;
        for (int i = 0; i < products.length; i++) {
            strongest = Math.max(strongest, penalty[i][i]);
            rows += products[i][i] / products.length;
        }
        double factor = rows > 0 ? rows / strongest : 1;
        for (int i = 0; strongest > 0 && i < products.length; i++) {
            for (int j = 0; j <= i; j++) {
                products[i][j] += factor * penalty[i][j];
            }
        }
    }

    private static String name(int i, String[] names) {
        return i < names.length ? names[i] : "the constant";
    }

    private static String describe(double[] vector, double[] scale, String[] names) {
        double largest = 0;
        for (int i = 0; i < vector.length; i++) {
            largest = Math.max(largest, Math.abs(vector[i] / scale[i]));
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < vector.length; i++) {
            double weight = vector[i] / scale[i] / largest;
            if (Math.abs(weight) > 1e-6) {
                text.append(String.format(Locale.ROOT, "%+.3g·%s ", weight, name(i, names)));
            }
        }
        return text.toString().strip();
    }
}
