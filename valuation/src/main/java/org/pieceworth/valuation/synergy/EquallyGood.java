package org.pieceworth.valuation.synergy;

import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.pieceworth.stats.lp.AnalyticCentre;
import org.pieceworth.stats.lp.LinearProgram;
import org.pieceworth.stats.lp.LinearSolution;
import org.pieceworth.stats.optimize.GoldenSection;

/// All fits whose largest error stays within a limit: the least and the greatest value of a piece in them,
/// and their centre. Not thread-safe.
final class EquallyGood {

    private static final int FIRST_LOOK = 9;
    private static final double NARROW = 1e-6;
    private static final double CENTRED = 1e-4;

    private final SynergyProblem problem;
    private final CRange range;
    private final double error;
    private final LinearProgram program;
    private final double[] lower;
    private final double[] upper;

    /// @param range range of c with fits within the limit
    /// @param error the limit
    EquallyGood(SynergyProblem problem, CRange range, double error) {
        this(problem, range, error, 0, new double[0][]);
    }

    private EquallyGood(SynergyProblem problem, CRange range, double error, int extraVariables, double[][] extraRows) {
        this.problem = problem;
        this.range = range;
        this.error = error;
        int variables = problem.variables() + extraVariables;
        double[][] rows = new double[problem.targets() + extraRows.length][variables];
        for (int i = 0; i < problem.targets(); i++) {
            System.arraycopy(problem.rows()[i], 0, rows[i], 0, problem.variables());
        }
        System.arraycopy(extraRows, 0, rows, problem.targets(), extraRows.length);
        program = new LinearProgram(rows, variables);
        lower = new double[variables + rows.length];
        upper = new double[variables + rows.length];
    }

    /// These fits with additional parameters that occur in no target and are only bounded by others.
    ///
    /// @param rows rows over all parameters, the further ones last; each is 0 or less
    EquallyGood with(int variables, double[][] rows) {
        return new EquallyGood(problem, range, error, variables, rows);
    }

    /// The least and the greatest value of a piece, in centipawns.
    ///
    /// @param row the weights of its parts
    double[] values(double[] row) {
        return new double[] {extreme(row, -1), extreme(row, 1)};
    }

    /// True if a piece's value depends on the constant: if the middle of its range at one c moves by more
    /// than a share of itself over the constants with fits within the limit.
    boolean moves(double[] row, double share) {
        double[] less = new double[row.length];
        for (int i = 0; i < row.length; i++) {
            less[i] = -row[i];
        }
        double low = Math.log(range.least());
        double high = Math.log(range.greatest());
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i <= FIRST_LOOK; i++) {
            double logC = low + (high - low) * i / FIRST_LOOK;
            double middle = (extreme(row, logC, 1) - extreme(less, logC, -1)) / 2;
            if (Double.isFinite(middle)) {
                least = Math.min(least, middle);
                greatest = Math.max(greatest, middle);
            }
        }
        return greatest > (1 + share) * least;
    }

    private double extreme(double[] row, int sign) {
        double[] objective = row.clone();
        for (int i = 0; i < objective.length; i++) {
            objective[i] *= sign;
        }
        double low = Math.log(range.least());
        double high = Math.log(range.greatest());
        double best = Double.NEGATIVE_INFINITY;
        int at = 0;
        for (int i = 0; i <= FIRST_LOOK; i++) {
            double found = extreme(objective, low + (high - low) * i / FIRST_LOOK, sign);
            if (found > best) {
                best = found;
                at = i;
            }
        }
        double from = low + (high - low) * Math.max(0, at - 1) / FIRST_LOOK;
        double to = low + (high - low) * Math.min(FIRST_LOOK, at + 1) / FIRST_LOOK;
        double peak = GoldenSection.peak(
                logC -> extreme(objective, logC, sign), from, to, Math.max(1e-12, NARROW * (high - low)));
        return sign * Math.max(best, extreme(objective, peak, sign)) + 0.0;
    }

    /// The greatest value at one c, times the sign; the smallest number if no fit is within the limit.
    private double extreme(double[] objective, double logC, int sign) {
        double c = Math.exp(logC);
        int variables = objective.length;
        bounds(c, variables, lower, upper);
        for (int i = variables + problem.targets(); i < lower.length; i++) {
            // A difference of two strengths, each between 0 and the cap.
            lower[i] = -problem.cap(c);
            upper[i] = 0;
        }
        return switch (program.maximise(objective, lower, upper)) {
            case LinearSolution.Optimal optimal -> sign * SynergyLaw.value(c, sign * optimal.value());
            case LinearSolution.Infeasible _ -> Double.NEGATIVE_INFINITY;
        };
    }

    private void bounds(double c, int variables, double[] least, double[] most) {
        Arrays.fill(most, 0, variables, problem.cap(c));
        for (int i = 0; i < problem.targets(); i++) {
            least[variables + i] = problem.lower(i, c, error);
            most[variables + i] = problem.upper(i, c, error);
        }
    }

    /// The centre of all these fits: the analytic centre at the c with the greatest height. Empty if they
    /// have no inside.
    Optional<Fitted> centre() {
        double[][] rows = LinearProgram.withVariables(problem.rows(), problem.variables());
        double low = Math.log(range.least());
        double high = Math.log(range.greatest());
        AtomicReference<Optional<Peak>> last = new AtomicReference<>(Optional.empty());
        double logC = GoldenSection.peak(
                at -> last.updateAndGet(neighbour -> peak(rows, at, neighbour))
                        .map(peak -> peak.centre().height())
                        .orElse(Double.NEGATIVE_INFINITY),
                low,
                high,
                Math.max(NARROW, CENTRED * (high - low)));
        return peak(rows, logC, Optional.empty())
                .map(peak -> new Fitted(peak.c(), peak.centre().point()));
    }

    /// The centre of the fits at one c.
    private record Peak(double c, AnalyticCentre.Centre centre) {}

    private Optional<Peak> peak(double[][] rows, double logC, Optional<Peak> neighbour) {
        double c = Math.exp(logC);
        double[] least = new double[rows.length];
        double[] most = new double[rows.length];
        bounds(c, problem.variables(), least, most);
        return neighbour
                .map(near -> AnalyticCentre.of(rows, least, most, scaled(near, c)))
                .orElseGet(() -> AnalyticCentre.of(rows, least, most))
                .map(centre -> new Peak(c, centre));
    }

    /// Strengths are nearly proportional to c.
    private static double[] scaled(Peak near, double c) {
        double[] scaled = near.centre().point().clone();
        for (int j = 0; j < scaled.length; j++) {
            scaled[j] *= c / near.c();
        }
        return scaled;
    }
}
