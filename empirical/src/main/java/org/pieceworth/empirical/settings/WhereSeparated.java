package org.pieceworth.empirical.settings;

/// Treatment of features that determine the result of every row they occur in (separation).
public enum WhereSeparated {
    /// They get no value.
    REFUSE,
    /// The whole fit uses Firth's penalised likelihood, which is finite there, with profile intervals.
    FIRTH
}
