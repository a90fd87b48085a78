package org.pieceworth.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hipparchus.linear.EigenDecompositionSymmetric;
import org.hipparchus.linear.MatrixUtils;

/// Finds directions of the parameters that the rows say nothing about.
final class Identification {

    /// Relative to the largest eigenvalue of the scaled cross products.
    private static final double NOTHING = 1e-10;

    private Identification() {}

    /// @throws FitException naming each direction that is not identified
    static void check(GroupedOutcomes data, FitOptions options, String[] names) {
        if (options.ridge() > 0) {
            return;
        }
        double[][] products = crossProducts(data, options);
        double[] scale = new double[products.length];
        for (int i = 0; i < products.length; i++) {
            scale[i] = Math.sqrt(products[i][i]);
            if (scale[i] == 0) {
                throw new FitException(name(i, names) + " is the same in every row, so that it has no estimate");
            }
        }
        for (int i = 0; i < products.length; i++) {
            for (int j = 0; j < products.length; j++) {
                products[i][j] /= scale[i] * scale[j];
            }
        }
        EigenDecompositionSymmetric eigen = new EigenDecompositionSymmetric(MatrixUtils.createRealMatrix(products));
        List<String> directions = new ArrayList<>();
        for (int i = 0; i < products.length; i++) {
            if (eigen.getEigenvalue(i) < NOTHING * eigen.getEigenvalue(0)) {
                directions.add(describe(eigen.getEigenvector(i).toArray(), scale, names));
            }
        }
        if (!directions.isEmpty()) {
            throw new FitException(
                    "these combinations of features are 0 in every row, so that their parts cannot be told apart: "
                            + String.join("; ", directions));
        }
    }

    private static double[][] crossProducts(GroupedOutcomes data, FitOptions options) {
        int columns = data.columns();
        int size = columns + (options.constant() ? 1 : 0);
        double[][] products = new double[size][size];
        for (int group = 0; group < data.groups(); group++) {
            double rows = options.weight(data.wins()[group], data.draws()[group], data.losses()[group]);
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
        mirror(products);
        return products;
    }

    private static void addRow(GroupedOutcomes data, double[] row, double weight, int from, int to) {
        for (int at = from; at < to; at++) {
            row[data.column()[at]] += weight * data.value()[at];
        }
    }

    private static void mirror(double[][] lower) {
        for (int i = 0; i < lower.length; i++) {
            for (int j = 0; j < i; j++) {
                lower[j][i] = lower[i][j];
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
