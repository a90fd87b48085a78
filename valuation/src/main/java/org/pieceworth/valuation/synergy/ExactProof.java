package org.pieceworth.valuation.synergy;

import java.util.Optional;
import org.pieceworth.valuation.synergy.LeastError.Found;

/// Shows that no c of a range allows an error: divides the range until one set of weights refutes each piece of it.
final class ExactProof {

    private static final int MOST_PIECES = 5_000;

    private final SynergyProblem problem;
    private final LeastError least;
    private final double error;
    private int pieces;

    ExactProof(SynergyProblem problem, double error) {
        this.problem = problem;
        this.error = error;
        least = new LeastError(problem);
    }

    /// Parameters with a smaller error, if the range has any. If it has none this is the proof, unless
    /// [#exhausted].
    Optional<Found> counterexample(double from, double to) {
        Found middle = least.at(Math.sqrt(from * to), error);
        if (middle.error() < error) {
            return Optional.of(middle);
        }
        if (middle.proof().refutes(problem, from, to, error)) {
            pieces++;
            return Optional.empty();
        }
        if (exhausted() || middle.c() <= from || middle.c() >= to) {
            pieces = MOST_PIECES;
            return Optional.empty();
        }
        return counterexample(from, middle.c()).or(() -> counterexample(middle.c(), to));
    }

    /// True if it gave up, since the error is too close to the least possible over too wide a range.
    boolean exhausted() {
        return pieces >= MOST_PIECES;
    }

    /// The number of pieces refuted so far, each by one set of weights.
    int pieces() {
        return pieces;
    }
}
