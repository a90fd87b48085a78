package org.pieceworth.valuation.synergy;

import org.pieceworth.rules.movement.RayKind;

/// A parameter of the law: all steps of one kind, for one power. A piece may have some of its steps only; by the
/// star root (the source's section 3.2) each of `n` equal steps has an `n`-th part of the primitive's strength.
///
/// @param kind passage over squares; a leap is a slide of one step
/// @param small the shorter leg of a step
/// @param large the longer leg
/// @param max the most steps, 0 for any number
/// @param power quiet moves or captures
/// @param heading direction of the steps, if directions are separate
public record Primitive(RayKind kind, int small, int large, int max, Power power, Heading heading) {

    private static final String[][] LETTERS = {
        {"", "W", "D", "H"},
        {"", "F", "N", "C"},
        {"", "", "A", "Z"},
        {"", "", "", "G"}
    };

    /// The steps of the whole primitive: 4 or 8, fewer with a heading.
    public int steps() {
        int steps = 0;
        for (int dy = -large; dy <= large; dy++) {
            for (int dx = -large; dx <= large; dx++) {
                boolean step =
                        Math.min(Math.abs(dx), Math.abs(dy)) == small && Math.max(Math.abs(dx), Math.abs(dy)) == large;
                steps += step && heading.holds(dy) ? 1 : 0;
            }
        }
        return steps;
    }

    /// In Betza notation, without its power: `F`, `R`, `fR4`, `N0`, `nA`.
    public String betza() {
        return heading.letter() + way() + atom();
    }

    /// The source's name: `move_as_ferz`, `capture_as_rook`; Betza notation if the source has no name.
    public String name() {
        String betza = betza();
        return power.word() + "_as_"
                + switch (betza) {
                    case "F" -> "ferz";
                    case "W" -> "wazir";
                    case "B" -> "bishop";
                    case "N" -> "knight";
                    case "R" -> "rook";
                    default -> betza;
                };
    }

    private String way() {
        return switch (kind) {
            case LEAP, SLIDE -> "";
            case LAME -> "n";
            case JUMP, SKI -> "j";
            case HOP -> "p";
            case GRASSHOP -> "g";
        };
    }

    private String atom() {
        boolean oneStepOnly = max == 1;
        String letter = large < LETTERS.length && !LETTERS[small][large].isEmpty()
                ? LETTERS[small][large]
                : "(" + small + "," + large + ")";
        if (oneStepOnly) {
            return letter;
        }
        String rider = large == 1 ? (small == 0 ? "R" : "B") : letter;
        return max == 0 ? rider + (large == 1 ? "" : "0") : rider + max;
    }
}
