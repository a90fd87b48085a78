package org.pieceworth.rules.fairy;

import org.pieceworth.rules.variant.GameValue;

/// The exact value of a position of few pieces for the side to move, with best play of both.
///
/// @param value won, drawn or lost
/// @param plies to the end of a game that is won or lost, as soon or as late as can be; 0 for a draw
public record EndingValue(GameValue value, int plies) {

    static EndingValue of(int number) {
        GameValue value = number == 0 ? GameValue.DRAW : number > 0 ? GameValue.WIN : GameValue.LOSS;
        return new EndingValue(value, number == 0 ? 0 : Math.abs(number) - 1);
    }
}
