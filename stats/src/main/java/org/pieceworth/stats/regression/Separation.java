package org.pieceworth.stats.regression;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.lp.LinearProgram;
import org.pieceworth.stats.lp.LinearSolution;
import org.pieceworth.stats.matrix.SquareMatrix;
import org.pieceworth.stats.matrix.SymmetricEigen;

/// Finds the rows whose results features decide without error (complete and quasi-complete separation, Albert and
/// Anderson 1984), by a linear program (Konis 2007): is there a direction of the parameters along which no row
/// becomes less likely, and some row more?
///
/// Rows of one kind with different results allow no direction that touches them. Directions left open by such
/// rows have few dimensions, and only the other rows that they touch are constraints.
public final class Separation {

    /// Relative to the largest: eigenvalues, and products of unit vectors, that are rounding.
    private static final double NOTHING = 1e-10;

    private static final double ROUNDING = 1e-7;

    /// Numbers in a linear program at most; beyond that, nothing is said.
    private static final long ROOM = 1L << 25;

    private final GroupedOutcomes data;
    private final FitOptions options;
    private final double[] scale;

    /// The draw threshold may grow without end: no group has wins and losses.
    private final boolean loose;

    private final int size;
    private final boolean[] decided;

    /// The results of the rows that a parameter touches.
    public enum Side {
        /// The side that has more of it won all rows.
        WON,
        /// The side that has more of it lost all rows.
        LOST,
        /// Neither: only together with others does it decide.
        MIXED
    }

    private Separation(GroupedOutcomes data, FitOptions options, double[] scale) {
        this.data = data;
        this.options = options;
        this.scale = scale;
        decided = new boolean[data.groups()];
        loose = options.ordered() && !anyWonAndLost();
        size = scale.length + (loose ? 1 : 0);
    }

    /// @param scale per parameter except the draw threshold, the size of its factor
    static Separation of(GroupedOutcomes data, FitOptions options, double[] scale) {
        Separation separation = new Separation(data, options, scale);
        separation.search();
        return separation;
    }

    /// Per group whether its rows are predicted without error.
    boolean[] decided() {
        return decided;
    }

    /// The results of the decided rows that a parameter touches.
    Side side(int parameter) {
        boolean won = true;
        boolean lost = true;
        for (int group = 0; group < decided.length; group++) {
            double value = value(group, parameter);
            if (value != 0 && weight(group) > 0) {
                won &= decided[group] && wins(group) > 0 == value > 0;
                lost &= decided[group] && wins(group) > 0 != value > 0;
            }
        }
        return won == lost ? Side.MIXED : won ? Side.WON : Side.LOST;
    }

    private double value(int group, int parameter) {
        if (parameter == data.columns()) {
            return 1;
        }
        for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
            if (data.column()[at] == parameter) {
                return data.value()[at];
            }
        }
        return 0;
    }

    private double wins(int group) {
        return options.wonWeight(data.wins()[group], data.draws()[group]);
    }

    private double losses(int group) {
        return options.wonWeight(data.losses()[group], data.draws()[group]);
    }

    private double draws(int group) {
        return options.drawnWeight(data.draws()[group]);
    }

    private double weight(int group) {
        return wins(group) + draws(group) + losses(group);
    }

    private boolean anyWonAndLost() {
        for (int group = 0; group < data.groups(); group++) {
            if (wins(group) > 0 && losses(group) > 0) {
                return true;
            }
        }
        return false;
    }

    private void search() {
        double[][] basis = open();
        while (basis.length > 0 && step(basis)) {
            // rows decided so far may leave the others with further directions
        }
    }

    /// The directions that no row of mixed results and no penalty forbids.
    private double[][] open() {
        double[][] products = new double[size][size];
        double[] row = new double[size];
        for (int group = 0; group < data.groups(); group++) {
            forEquality(group, row, products);
        }
        double[][] penalty = new double[options.parameters(data.columns())][options.parameters(data.columns())];
        options.penalty().addHessian(data.columns(), penalty);
        double largest = SquareMatrix.trace(penalty);
        for (int i = 0; largest > 0 && i < data.columns(); i++) {
            for (int j = 0; j <= i; j++) {
                products[i][j] += data.groups() * penalty[i][j] / largest / (scale[i] * scale[j]);
            }
        }
        SquareMatrix.mirrored(products);
        return SymmetricEigen.of(products).vectorsUpTo(NOTHING * SquareMatrix.trace(products));
    }

    /// Won rows satisfy η ≥ d, lost ones −η ≥ d, drawn ones |η| ≤ d, for a direction that changes η and the
    /// threshold d.
    private void forEquality(int group, double[] row, double[][] products) {
        boolean won = wins(group) > 0;
        boolean lost = losses(group) > 0;
        boolean drawn = draws(group) > 0;
        if (won && lost || drawn && !loose) {
            fill(group, 1, 0, row);
        } else if (won && drawn) {
            fill(group, 1, -1, row);
        } else if (lost && drawn) {
            fill(group, 1, 1, row);
        } else {
            return;
        }
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                products[i][j] += row[i] * row[j];
            }
        }
    }

    private void fill(int group, double sign, double byWidth, double[] row) {
        Arrays.fill(row, 0);
        for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
            int column = data.column()[at];
            row[column] = sign * data.value()[at] / scale[column];
        }
        if (options.constant()) {
            row[data.columns()] = sign;
        }
        if (loose) {
            row[size - 1] = byWidth;
        }
    }

    /// Solves one program.
    ///
    /// @return whether more rows were found to be decided
    private boolean step(double[][] basis) {
        List<double[]> rows = new ArrayList<>();
        List<Integer> groups = new ArrayList<>();
        double[] row = new double[size];
        for (int group = 0; group < data.groups(); group++) {
            boolean won = wins(group) > 0;
            boolean lost = losses(group) > 0;
            boolean drawn = draws(group) > 0;
            if (!decided[group] && won != lost && !drawn) {
                fill(group, won ? 1 : -1, -1, row);
                add(row, basis, group, rows, groups);
            } else if (!decided[group] && drawn && !won && !lost && loose) {
                fill(group, 1, 1, row);
                add(row, basis, group, rows, groups);
                fill(group, -1, 1, row);
                add(row, basis, group, rows, groups);
            }
        }
        if (rows.isEmpty() || (long) rows.size() * basis.length > ROOM) {
            return false;
        }
        return decide(rows, groups, basis);
    }

    private static void add(double[] row, double[][] basis, int group, List<double[]> rows, List<Integer> groups) {
        double[] projected = DotProduct.each(basis, row);
        double size = Newton.norm(projected);
        if (size > ROUNDING * Math.sqrt(DotProduct.of(row, row))) {
            for (int i = 0; i < basis.length; i++) {
                projected[i] /= size;
            }
            rows.add(projected);
            groups.add(group);
        }
    }

    private boolean decide(List<double[]> rows, List<Integer> groups, double[][] basis) {
        int variables = basis.length;
        double[] lower = new double[variables + rows.size()];
        double[] upper = new double[variables + rows.size()];
        Arrays.fill(lower, 0, variables, -1);
        Arrays.fill(upper, 0, variables, 1);
        Arrays.fill(upper, variables, upper.length, Double.POSITIVE_INFINITY);
        double[] objective = new double[variables];
        for (double[] row : rows) {
            for (int i = 0; i < variables; i++) {
                objective[i] += row[i] / rows.size();
            }
        }
        LinearSolution solution =
                new LinearProgram(rows.toArray(double[][]::new), variables).maximise(objective, lower, upper);
        return switch (solution) {
            case LinearSolution.Optimal best -> {
                checkWidth(basis, best.point());
                yield decide(rows, groups, best.point());
            }
            case LinearSolution.Infeasible _ -> false;
        };
    }

    /// A draw threshold that grows without bound leaves no row in doubt.
    private void checkWidth(double[][] basis, double[] direction) {
        double width = 0;
        for (int i = 0; loose && i < basis.length; i++) {
            width += direction[i] * basis[i][size - 1];
        }
        if (width > ROUNDING) {
            throw everything();
        }
    }

    /// The failure if no row is left to fit.
    static FitException everything() {
        return new FitException(
                Reason.SEPARATED,
                "the rows are separated: features together predict every result without error, so nothing has a finite"
                        + " estimate; give more games");
    }

    private boolean decide(List<double[]> rows, List<Integer> groups, double[] direction) {
        boolean any = false;
        for (int i = 0; i < rows.size(); i++) {
            if (DotProduct.of(rows.get(i), direction) > ROUNDING) {
                decided[groups.get(i)] = true;
                any = true;
            }
        }
        return any;
    }
}
