package org.pieceworth.valuation.synergy;

/// Where the law's parameters come from.
public enum ParameterSource {
    /// From a fit to targets.
    FITTED,
    /// From the source's tables.
    PUBLISHED
}
