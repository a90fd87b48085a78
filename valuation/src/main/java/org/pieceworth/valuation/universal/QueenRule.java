package org.pieceworth.valuation.universal;

/// The value of a piece that is a full bishop and a full rook.
public enum QueenRule {
    /// Bishop and rook added, which gives the queen that the source prints (83.30).
    SUM,
    /// As the fifteenth slider, by the procedure that the source describes (84.42).
    CLASS
}
