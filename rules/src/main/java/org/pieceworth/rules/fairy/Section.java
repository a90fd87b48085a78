package org.pieceworth.rules.fairy;

/// A part of what a piece can do from one square.
///
/// @param op one of [Op]
/// @param quiet whether it may end on an empty square
/// @param capture whether it may take
/// @param straight whether its squares are equal steps in one direction
/// @param squares as the op wants them, without marks
record Section(int op, boolean quiet, boolean capture, boolean straight, int[] squares) {

    static Section leap(boolean quiet, boolean capture, int target) {
        return new Section(Op.LEAPS, quiet, capture, true, new int[] {target});
    }

    /// A slide, or a leap when it has one square only.
    static Section slide(boolean quiet, boolean capture, boolean straight, int[] squares) {
        int op = squares.length == 1 ? Op.LEAPS : Op.SLIDE;
        return new Section(op, quiet, capture, straight, squares);
    }

    /// The most squares of it that can be targets.
    int targets() {
        return switch (op) {
            case Op.LAME, Op.OVER, Op.STEP -> 1;
            default -> squares.length;
        };
    }

    boolean can(boolean taking) {
        return taking ? capture : quiet;
    }
}
