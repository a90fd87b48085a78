package org.pieceworth.stats.regression;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.matrix.SquareMatrix;
import org.pieceworth.stats.matrix.SymmetricEigen;

/// The parameters that rows cannot determine, and the rows that inform nothing else.
///
/// If features decide the results of some rows without error, the likelihood always grows along a direction
/// of the parameters. At its end these rows are predicted without doubt, and the likelihood is that of the
/// other rows (Geyer 2009, "Likelihood inference in exponential families and directions of recession",
/// section 3): the other parameters have their values in the limit.
///
/// @param parameters parameters without an estimate
/// @param dropped per column whether to exclude it, so that the rest is identified
/// @param decided per group whether its rows are predicted without error
public record Undetermined(List<Parameter> parameters, boolean[] dropped, boolean[] decided) {

    /// Relative to the largest eigenvalue of the scaled cross products.
    private static final double NOTHING = 1e-10;

    /// Relative to the largest component of a direction: anything smaller is rounding.
    private static final double ROUNDING = 1e-6;

    public Undetermined {
        parameters = List.copyOf(parameters);
    }

    /// A parameter without an estimate.
    ///
    /// @param index its column; the number of columns for the constant
    /// @param reason why: separated, or not identified
    /// @param side results of the rows that it touches
    /// @param partners the parameters that it cannot be told from
    public record Parameter(int index, Reason reason, Separation.Side side, List<Integer> partners) {

        public Parameter {
            partners = List.copyOf(partners);
        }
    }

    /// True if every parameter has an estimate.
    public boolean isEmpty() {
        return parameters.isEmpty();
    }

    /// This result with whole sets of columns excluded, if a penalty that shrinks their members towards each
    /// other excludes one of them.
    public Undetermined withSets(List<int[]> sets) {
        boolean[] wider = dropped.clone();
        for (int[] set : sets) {
            boolean any = false;
            for (int column : set) {
                any |= dropped[column];
            }
            for (int column : set) {
                wider[column] |= any;
            }
        }
        return new Undetermined(parameters, wider, decided);
    }

    /// Finds the parameters that rows cannot determine.
    ///
    /// @throws FitException when rows determine no parameter
    public static Undetermined of(GroupedOutcomes data, FitOptions options) {
        double[] scale = scale(data, options);
        double[][] before = nullSpace(data, options, scale, new boolean[data.groups()]);
        Separation separation = Separation.of(data, options, scale);
        double[][] open = nullSpace(data, options, scale, separation.decided());
        double[] largest = components(open, scale.length);
        double[] known = components(before, scale.length);
        List<Parameter> parameters = new ArrayList<>();
        for (int i = 0; i < scale.length; i++) {
            if (largest[i] > ROUNDING) {
                Reason reason = known[i] > ROUNDING ? Reason.NOT_IDENTIFIED : Reason.SEPARATED;
                parameters.add(new Parameter(i, reason, separation.side(i), partners(before, i)));
            }
        }
        return new Undetermined(parameters, pivots(open, data.columns()), separation.decided());
    }

    /// Per column the root of its mean square, 1 for one that is 0; then the constant's.
    static double[] scale(GroupedOutcomes data, FitOptions options) {
        double[] squares = new double[data.columns() + (options.constant() ? 1 : 0)];
        double rows = 0;
        for (int group = 0; group < data.groups(); group++) {
            double weight = options.weight(data.wins()[group], data.draws()[group], data.losses()[group]);
            rows += weight;
            for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
                squares[data.column()[at]] += weight * data.value()[at] * data.value()[at];
            }
        }
        double[] scale = new double[squares.length];
        for (int i = 0; i < scale.length; i++) {
            boolean constant = i == data.columns();
            scale[i] = constant || squares[i] == 0 ? 1 : Math.sqrt(squares[i] / rows);
        }
        return scale;
    }

    /// The directions, in scaled parameters, that are 0 in every row left and in the penalty.
    private static double[][] nullSpace(GroupedOutcomes data, FitOptions options, double[] scale, boolean[] without) {
        double[][] products = Identification.crossProducts(data, options, without);
        Identification.addPenalty(products, data.columns(), options);
        SquareMatrix.mirrored(products);
        for (int i = 0; i < products.length; i++) {
            for (int j = 0; j < products.length; j++) {
                products[i][j] /= scale[i] * scale[j];
            }
        }
        SymmetricEigen eigen = SymmetricEigen.of(products);
        return eigen.vectorsUpTo(NOTHING * eigen.value(0));
    }

    /// The parameters linked with one in the space of open directions: its projection has a part in both.
    private static List<Integer> partners(double[][] directions, int of) {
        List<Integer> partners = new ArrayList<>();
        for (int i = 0; directions.length > 0 && i < directions[0].length; i++) {
            double shared = 0;
            for (double[] direction : directions) {
                shared += direction[i] * direction[of];
            }
            if (i != of && Math.abs(shared) > ROUNDING) {
                partners.add(i);
            }
        }
        return partners;
    }

    private static double[] components(double[][] directions, int size) {
        double[] largest = new double[size];
        for (double[] direction : directions) {
            for (int i = 0; i < size; i++) {
                largest[i] = Math.max(largest[i], Math.abs(direction[i]));
            }
        }
        return largest;
    }

    /// One column for each open direction, by elimination with the largest component of each; never the constant.
    private static boolean[] pivots(double[][] directions, int columns) {
        boolean[] dropped = new boolean[columns];
        double[][] left = directions.clone();
        for (int i = 0; i < left.length; i++) {
            int pivot = largest(left[i], columns);
            if (pivot < 0) {
                throw Separation.everything();
            }
            dropped[pivot] = true;
            for (int j = i + 1; j < left.length; j++) {
                double factor = left[j][pivot] / left[i][pivot];
                for (int k = 0; k < left[j].length; k++) {
                    left[j][k] -= factor * left[i][k];
                }
                left[j][pivot] = 0;
            }
        }
        return dropped;
    }

    private static int largest(double[] direction, int columns) {
        int largest = -1;
        for (int i = 0; i < columns; i++) {
            double size = Math.abs(direction[i]);
            if (size > ROUNDING && (largest < 0 || size > Math.abs(direction[largest]))) {
                largest = i;
            }
        }
        return largest;
    }
}
