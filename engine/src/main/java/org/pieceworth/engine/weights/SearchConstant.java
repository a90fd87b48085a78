package org.pieceworth.engine.weights;

/// The margins by which the search leaves out nodes and moves, in hundredths of a pawn. What they mean is in
/// `docs/engine.md`.
public enum SearchConstant {
    REVERSE_FUTILITY("reverse-futility", 75),
    RAZORING("razoring", 220),
    NULL_MOVE("null-move", 150),
    FUTILITY("futility", 90),
    FUTILITY_PER_PLY("futility-per-ply", 85),
    SEE_QUIET("see-quiet", 45),
    SEE_CAPTURE("see-capture", 90),
    DELTA("delta", 140);

    private final String text;
    private final int shipped;

    SearchConstant(String text, int shipped) {
        this.text = text;
        this.shipped = shipped;
    }

    /// As users call it.
    public String text() {
        return text;
    }

    int shipped() {
        return shipped;
    }
}
