package org.pieceworth.stats;

import java.io.Serial;

/// Data from which the parameters cannot be estimated. The message is one line that says why; the reason lets a caller
/// say what would help.
public final class FitException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    /// Why the parameters cannot be estimated.
    public enum Reason {
        /// There are too few rows for so many features, or the rows are separated.
        TOO_FEW_ROWS,
        /// A feature decides the result without error.
        SEPARATED,
        /// The solver finds no minimum; the rows may be separated.
        NOT_SETTLED,
        /// Gradient descent, with its fixed step, finds no minimum; another solver may.
        DIVERGED,
        /// No row is drawn, and the model has a width of draws.
        NO_DRAWS,
        /// There are no wins, or no losses.
        ONE_RESULT,
        /// There are no wins, or no losses, beside draws as an outcome of their own.
        MISSING_SIDE,
        /// Parts of the features cannot be told apart.
        NOT_IDENTIFIED,
        /// Too few clusters have the rarer result for errors.
        TOO_FEW_RESULTS,
        /// There are too few independent clusters for errors.
        TOO_FEW_CLUSTERS,
        /// A covariate is hardly more than noise.
        NOISE,
        /// Fewer than two replicates of a bootstrap could be fitted.
        REPLICATES_FAILED
    }

    private final Reason reason;
    private final String text;

    /// @param text one line
    public FitException(Reason reason, String text) {
        super(text);
        this.reason = reason;
        this.text = text;
    }

    public Reason reason() {
        return reason;
    }

    /// The message, which is always there.
    public String text() {
        return text;
    }
}
