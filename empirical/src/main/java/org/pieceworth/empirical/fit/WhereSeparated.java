package org.pieceworth.empirical.fit;

/// What is done about features that decide the result of every row that they occur in.
public enum WhereSeparated {
    /// They get no number.
    REFUSE,
    /// Everything is fitted by Firth's penalised likelihood, which is finite there, with profile intervals.
    FIRTH
}
