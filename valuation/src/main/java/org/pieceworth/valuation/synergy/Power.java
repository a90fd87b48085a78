package org.pieceworth.valuation.synergy;

/// The use of a part of a piece: the law counts quiet moves and captures separately.
public enum Power {
    /// Moving to an empty square.
    MOVE("move", "moving"),
    /// Capturing.
    CAPTURE("capture", "capturing");

    private final String word;
    private final String gerund;

    Power(String word, String gerund) {
        this.word = word;
        this.gerund = gerund;
    }

    /// `moving` or `capturing`.
    public String gerund() {
        return gerund;
    }

    /// `move` or `capture`.
    public String word() {
        return word;
    }
}
