package org.pieceworth.empirical.settings;

import java.util.Locale;

/// The covariance of the errors, by its name in statistics packages.
public enum Vcov {
    /// Chosen by the data: the sandwich by cluster, or with few clusters the jackknife.
    AUTO,
    /// The inverse of the information: rows are independent, and the model is right.
    IID,
    /// The sandwich of independent rows, times n/(n − k).
    HC1,
    /// The sandwich by cluster, times G/(G − 1).
    CR1,
    /// The sandwich by cluster with scores adjusted for bias.
    CR2,
    /// The jackknife by cluster.
    CR3,
    /// Percentiles of a bootstrap of whole games.
    BOOTSTRAP,
    /// The sandwich by cluster, with intervals and p-values by the wild cluster bootstrap.
    WILD;

    /// The usual spelling: `iid`, `HC1`, `CR2`, `wild`.
    public String text() {
        return isFormula() ? name() : name().toLowerCase(Locale.ROOT);
    }

    private boolean isFormula() {
        return switch (this) {
            case HC1, CR1, CR2, CR3 -> true;
            case AUTO, IID, BOOTSTRAP, WILD -> false;
        };
    }

    /// True if rows count as independent of each other.
    public boolean isByRow() {
        return this == IID || this == HC1;
    }
}
