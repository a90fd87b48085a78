package org.pieceworth.studies.moves;

import java.util.Set;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.movement.Step;

/// Steps of one kind and length in some directions, in words: `as a knight`, `up to three squares forward`.
///
/// @param kind the effect of pieces on the way
/// @param small the shorter side of an oblique step, 0 of others
/// @param large the longer side of a step
/// @param max the most steps; 0 is unlimited
/// @param around across the left and right edges
record MovePhrase(RayKind kind, int small, int large, int max, boolean around) {

    static MovePhrase of(RayKind kind, Step step, int max, boolean around) {
        int large = Math.max(Math.abs(step.dx()), Math.abs(step.dy()));
        int small = DirectionWords.isOblique(step) ? Math.min(Math.abs(step.dx()), Math.abs(step.dy())) : 0;
        return new MovePhrase(kind, small, large, max, around);
    }

    String in(Set<Step> steps) {
        boolean endless = max == 0 && large == 1;
        String piece = endless ? DirectionWords.linePiece(steps) : "";
        String ways = small > 0 ? DirectionWords.oblique(steps) : DirectionWords.lines(steps);
        String moves = !piece.isEmpty()
                ? "as a " + piece
                : distance() + (ways.isEmpty() ? "" : small > 0 ? ", " + ways : " " + ways);
        return moves + over() + (around ? " around the side edges" : "");
    }

    private String distance() {
        if (max == 1) {
            return small > 0
                    ? "as a " + leaper()
                    : large == 1 || kind != RayKind.LEAP
                            ? DirectionWords.counted(large, "square")
                            : "by a leap of " + DirectionWords.counted(large, "square");
        }
        if (large == 1) {
            return max == 0 ? "any number of squares" : "up to " + DirectionWords.counted(max, "square");
        }
        return "by " + (max == 0 ? "repeated" : "up to " + DirectionWords.number(max)) + " leaps of "
                + (small > 0 ? "a " + leaper() + " in one direction" : DirectionWords.counted(large, "square"));
    }

    private String leaper() {
        return switch (10 * small + large) {
            case 12 -> "knight";
            case 13 -> "camel";
            case 23 -> "zebra";
            default -> "(" + small + "," + large + ") leaper";
        };
    }

    private String over() {
        return switch (kind) {
            case LEAP, SLIDE -> "";
            case LAME -> " over empty squares only";
            case JUMP -> " over at least one piece";
            case SKI -> " past the first square, occupied or not";
            case HOP -> " over exactly one piece";
            case GRASSHOP -> " over one piece to the square behind it";
        };
    }
}
