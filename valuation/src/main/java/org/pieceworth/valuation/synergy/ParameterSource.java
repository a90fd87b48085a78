package org.pieceworth.valuation.synergy;

/// The source of the law's parameters.
public enum ParameterSource {
    /// From a fit to targets.
    FITTED,
    /// From the source's tables.
    PUBLISHED
}
