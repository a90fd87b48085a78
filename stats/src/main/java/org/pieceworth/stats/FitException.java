package org.pieceworth.stats;

import java.io.Serial;

/// Thrown when data cannot determine the parameters. The message is one line with the cause; callers use the
/// reason to suggest a remedy.
public final class FitException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    /// Why the parameters cannot be estimated.
    public enum Reason {
        /// There are too few rows for the number of features, or the rows are separated.
        TOO_FEW_ROWS,
        /// A feature decides the result without error.
        SEPARATED,
        /// The solver finds no minimum; the rows may be separated.
        NOT_SETTLED,
        /// Gradient descent, with its fixed step, finds no minimum; another solver may.
        DIVERGED,
        /// No row is a draw, and the model has a draw threshold.
        NO_DRAWS,
        /// There are no wins, or no losses.
        ONE_RESULT,
        /// There are no wins, or no losses, while draws are a separate outcome.
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
