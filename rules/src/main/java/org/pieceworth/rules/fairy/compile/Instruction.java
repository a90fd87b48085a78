package org.pieceworth.rules.fairy.compile;

/// One instruction of a [MoveProgram] before it is written as numbers.
///
/// @param opcode one of [Opcode]
/// @param quiet whether it may end on an empty square
/// @param capture whether it may take
/// @param straight whether its squares are equal steps in one direction
/// @param squares squares in the opcode's format, without marks
record Instruction(int opcode, boolean quiet, boolean capture, boolean straight, int[] squares) {

    static Instruction leap(boolean quiet, boolean capture, int target) {
        return new Instruction(Opcode.LEAPS, quiet, capture, true, new int[] {target});
    }

    /// A slide, or a leap when it has one square only.
    static Instruction slide(boolean quiet, boolean capture, boolean straight, int[] squares) {
        int opcode = squares.length == 1 ? Opcode.LEAPS : Opcode.SLIDE;
        return new Instruction(opcode, quiet, capture, straight, squares);
    }

    /// The number of its squares that can be targets; the others only have to be empty or occupied.
    int targets() {
        return switch (opcode) {
            case Opcode.LAME, Opcode.JUMP, Opcode.STEP -> 1;
            default -> squares.length;
        };
    }

    boolean can(boolean taking) {
        return taking ? capture : quiet;
    }
}
