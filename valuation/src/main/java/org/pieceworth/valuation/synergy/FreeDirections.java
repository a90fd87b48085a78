package org.pieceworth.valuation.synergy;

import java.util.ArrayList;
import java.util.List;

/// The combinations of strengths that may grow together without changing any target.
final class FreeDirections {

    private static final double NOTHING = 1e-9;
    private static final int LARGEST_DENOMINATOR = 64;

    private final double[][] reduced;
    private final List<Integer> pivots = new ArrayList<>();
    private final int variables;

    FreeDirections(double[][] rows, int variables) {
        this.variables = variables;
        reduced = new double[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            reduced[i] = rows[i].clone();
        }
        reduce();
    }

    /// Gauss-Jordan elimination; the numbers are small fractions, so rounding does no harm.
    private void reduce() {
        for (int column = 0; column < variables && pivots.size() < reduced.length; column++) {
            int row = pivots.size();
            int pivot = row;
            for (int i = row + 1; i < reduced.length; i++) {
                if (Math.abs(reduced[i][column]) > Math.abs(reduced[pivot][column])) {
                    pivot = i;
                }
            }
            if (Math.abs(reduced[pivot][column]) > NOTHING) {
                double[] line = reduced[pivot];
                reduced[pivot] = reduced[row];
                reduced[row] = line;
                eliminate(row, column);
                pivots.add(column);
            }
        }
    }

    private void eliminate(int row, int column) {
        double scale = reduced[row][column];
        for (int j = 0; j < variables; j++) {
            reduced[row][j] /= scale;
        }
        for (int i = 0; i < reduced.length; i++) {
            double factor = reduced[i][column];
            if (i != row && factor != 0) {
                for (int j = 0; j < variables; j++) {
                    reduced[i][j] -= factor * reduced[row][j];
                }
            }
        }
    }

    /// The number of independent combinations that the targets determine.
    int rank() {
        return pivots.size();
    }

    /// A basis of the free directions, in small whole numbers if possible.
    List<double[]> basis() {
        List<double[]> basis = new ArrayList<>();
        for (int column = 0; column < variables; column++) {
            if (!pivots.contains(column)) {
                double[] direction = new double[variables];
                direction[column] = 1;
                for (int i = 0; i < pivots.size(); i++) {
                    direction[pivots.get(i)] = -reduced[i][column];
                }
                basis.add(whole(direction));
            }
        }
        return basis;
    }

    private static double[] whole(double[] direction) {
        for (int scale = 1; scale <= LARGEST_DENOMINATOR; scale++) {
            double[] scaled = new double[direction.length];
            boolean whole = true;
            for (int i = 0; i < direction.length && whole; i++) {
                double product = scale * direction[i];
                scaled[i] = Math.rint(product) + 0.0;
                whole = Math.abs(product - scaled[i]) < NOTHING * scale;
            }
            if (whole) {
                return scaled;
            }
        }
        return direction;
    }

    /// True if the targets determine a combination: no free direction changes it.
    boolean determine(double[] row) {
        return basis().stream().allMatch(direction -> {
            double change = 0;
            for (int i = 0; i < row.length; i++) {
                change += row[i] * direction[i];
            }
            return Math.abs(change) < NOTHING;
        });
    }
}
