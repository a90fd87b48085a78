package org.pieceworth.empirical.fit;

import org.pieceworth.text.InputException;
import org.pieceworth.stats.FitException;

/// What keeps games from being fitted, with what mends it.
public final class FitProblems {

    private FitProblems() {}

    /// The problem as one of the input.
    ///
    /// @param what cannot be done, before a colon
    public static InputException asInput(String what, FitException problem) {
        return mended(new InputException(what + ": " + problem.text()), problem.reason());
    }

    /// The problem by itself.
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
                    REPLICATES_FAILED,
                    ONE_RESULT,
                    NOT_IDENTIFIED,
                    TOO_FEW_RESULTS,
                    TOO_FEW_CLUSTERS -> error;
        };
    }
}
