package org.pieceworth.empirical.fit;

import org.pieceworth.stats.FitException;
import org.pieceworth.text.InputException;

/// Messages for observations that cannot be fitted, with remedies.
public final class FitProblems {

    private FitProblems() {}

    /// The message for a problem, with a heading.
    ///
    /// @param what the failed task, put before a colon
    public static InputException asInput(String what, FitException problem) {
        return mended(new InputException(what + ": " + problem.text()), problem.reason());
    }

    /// The message without a heading.
    public static InputException asInput(FitException problem) {
        return mended(new InputException(problem.text()), problem.reason());
    }

    private static InputException mended(InputException error, FitException.Reason reason) {
        return switch (reason) {
            case NO_DRAWS -> error.with("draws", "drop");
            case MISSING_SIDE -> error.with("draws", "half");
            case DIVERGED -> error.with("solver", "newton");
            case TOO_FEW_ROWS,
                    SEPARATED,
                    NOT_SETTLED,
                    NOISE,
                    REPLICATES_FAILED,
                    ONE_RESULT,
                    NOT_IDENTIFIED,
                    TOO_FEW_RESULTS,
                    TOO_FEW_CLUSTERS -> error;
        };
    }
}
