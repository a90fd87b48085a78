package org.pieceworth.terms;

/// One of the phases of the game between whose values those of all others are interpolated.
///
/// @param number 0 for the opening, with all pieces, to `of - 1` for the end, with none but pawns and kings
/// @param of number of phases, 2 or more
public record PhaseKnot(int number, int of) {

    /// `opening`, `middle` and `end` where there are at most three, else the number from `1` for the opening.
    public String name() {
        if (of > 3) {
            return Integer.toString(number + 1);
        }
        if (number == 0) {
            return "opening";
        }
        return number == of - 1 ? "end" : "middle";
    }

    /// For people: `opening`, `middle`, `end`, `phase 2 of 5`.
    public String title() {
        return of > 3 ? "phase " + name() + " of " + of : name();
    }
}
