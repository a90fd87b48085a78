package org.pieceworth.valuation.synergy;

/// What a part of a piece is for: the law counts moving and capturing apart.
public enum Power {
    /// Moving to an empty square.
    MOVE("move"),
    /// Capturing.
    CAPTURE("capture");

    private final String word;

    Power(String word) {
        this.word = word;
    }

    /// `move` or `capture`.
    public String word() {
        return word;
    }
}
