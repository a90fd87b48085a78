package org.pieceworth.stats.regression;

import java.util.Arrays;

/// Rows of few columns, stored with the products of their columns, so that gradient and Hessian are sums of
/// consecutive numbers. Worth its memory if the same rows are used thousands of times.
final class ExpandedRows {

    /// The rows without products.
    static final ExpandedRows NONE = new ExpandedRows(0, new double[0]);

    private static final int MAX_COLUMNS = 12;

    /// Numbers to be written out at most: 64 MB.
    private static final int ROOM = 1 << 23;

    /// Columns, the constant's included.
    private final int size;

    private final int pairs;

    /// Per group its columns, then the products of each with those up to itself.
    private final double[] values;

    private final double[] gradient;
    private final double[] width;
    private final double[] products;

    private ExpandedRows(int size, double[] values) {
        this.size = size;
        this.values = values;
        pairs = size * (size + 1) / 2;
        gradient = new double[size];
        width = new double[size];
        products = new double[pairs];
    }

    /// Writes rows out, unless they are too many or too wide.
    static ExpandedRows of(GroupedOutcomes data, boolean constant) {
        int size = data.columns() + (constant ? 1 : 0);
        int each = size + size * (size + 1) / 2;
        if (size > MAX_COLUMNS || (long) each * data.groups() > ROOM) {
            return NONE;
        }
        double[] values = new double[each * data.groups()];
        double[] row = new double[size];
        for (int group = 0; group < data.groups(); group++) {
            Arrays.fill(row, 0, data.columns(), 0);
            Arrays.fill(row, data.columns(), size, 1);
            for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
                row[data.column()[at]] = data.value()[at];
            }
            write(row, values, group * each);
        }
        return new ExpandedRows(size, values);
    }

    private static void write(double[] row, double[] values, int from) {
        int to = from;
        for (double value : row) {
            values[to++] = value;
        }
        for (int i = 0; i < row.length; i++) {
            for (int j = 0; j <= i; j++) {
                values[to++] = row[i] * row[j];
            }
        }
    }

    boolean isPresent() {
        return size > 0;
    }

    void clear() {
        Arrays.fill(gradient, 0);
        Arrays.fill(width, 0);
        Arrays.fill(products, 0);
    }

    void add(int group, double byEta, double etaEta, double etaWidth) {
        int from = group * (size + pairs);
        addTo(gradient, byEta, from);
        addTo(width, etaWidth, from);
        addTo(products, etaEta, from + size);
    }

    private void addTo(double[] sums, double weight, int from) {
        double[] row = values;
        for (int i = 0; i < sums.length; i++) {
            sums[i] += weight * row[from + i];
        }
    }

    /// Writes the sums to the gradient and the Hessian's lower triangle; the width has the last row.
    void collect(double[] intoGradient, double[][] intoHessian, boolean ordered) {
        int pair = 0;
        for (int i = 0; i < size; i++) {
            intoGradient[i] = gradient[i];
            for (int j = 0; j <= i; j++) {
                intoHessian[i][j] = products[pair++];
            }
        }
        if (ordered) {
            System.arraycopy(width, 0, intoHessian[size], 0, size);
        }
    }
}
