package org.pieceworth.valuation.synergy;

import org.pieceworth.rules.movement.Ray;

/// The direction of a step, if directions are separate.
public enum Heading {
    /// Directions are not told apart: the source's assumption of a symmetric board (section 3.2).
    ANY(""),
    /// Towards the enemy.
    FORWARD("f"),
    /// Along the rank.
    SIDEWAYS("s"),
    /// Towards the own side.
    BACKWARD("b");

    private final String letter;

    Heading(String letter) {
        this.letter = letter;
    }

    /// The letter of Betza notation, empty for [#ANY].
    public String letter() {
        return letter;
    }

    static Heading of(Ray ray) {
        if (ray.dy() == 0) {
            return SIDEWAYS;
        }
        return ray.dy() > 0 ? FORWARD : BACKWARD;
    }

    boolean holds(int dy) {
        return switch (this) {
            case ANY -> true;
            case FORWARD -> dy > 0;
            case SIDEWAYS -> dy == 0;
            case BACKWARD -> dy < 0;
        };
    }
}
