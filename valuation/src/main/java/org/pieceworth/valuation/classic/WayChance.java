package org.pieceworth.valuation.classic;

import org.pieceworth.rules.movement.RayKind;

/// The chance that the way of a move is as its ray needs it, when each square is empty by chance, each for itself.
public final class WayChance {

    private static final int KEPT = 64;

    private final double empty;

    /// Probabilities of a free way, by its number of squares.
    private final double[] free = new double[KEPT];

    /// @param empty probability of an empty square
    public WayChance(double empty) {
        this.empty = empty;
        for (int squares = 0; squares < KEPT; squares++) {
            free[squares] = Math.pow(empty, squares);
        }
    }

    /// @param kind kind of the ray
    /// @param step the number of the step, from 1
    /// @param way squares that each step passes, of a lame or a jumping ray
    public double of(RayKind kind, int step, int way) {
        int between = step - 1;
        return switch (kind) {
            case LEAP, SLIDE -> free(between);
            case LAME -> free(between + step * way);
            case JUMP -> 1 - free(way);
            case SKI -> between == 0 ? 0 : free(between - 1);
            case HOP -> between == 0 ? 0 : between * free(between - 1) * (1 - empty);
            case GRASSHOP -> between == 0 ? 0 : free(between - 1) * (1 - empty);
        };
    }

    private double free(int squares) {
        return squares < KEPT ? free[squares] : Math.pow(empty, squares);
    }
}
