package org.pieceworth.studies.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.valuation.score.ArmySide;

/// The material of both sides of a placement as FEN has it.
///
/// @param pieces the movement of a capital letter; empty for kings and others that do not count
/// @param pawns true for the capital letters of pawns
record PlacedArmies(IntFunction<Optional<Movement>> pieces, IntPredicate pawns) {

    /// One side's material.
    ///
    /// @param placement the first field of a FEN; pieces in brackets are not on the board
    ArmySide side(String placement, boolean white) {
        List<Movement> found = new ArrayList<>();
        int count = 0;
        String board = placement.replaceFirst("\\[.*|\\s.*", "");
        for (int i = 0; i < board.length(); i++) {
            char each = board.charAt(i);
            if (PieceLetter.isLetter(each) && Character.isUpperCase(each) == white) {
                char letter = Character.toUpperCase(each);
                if (pawns.test(letter)) {
                    count++;
                } else {
                    pieces.apply(letter).ifPresent(found::add);
                }
            }
        }
        return ArmySide.of(found, count);
    }
}
