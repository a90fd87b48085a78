package org.pieceworth.valuation.play;

import java.util.List;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;

/// How values change with the strength of those who play: the atlas has them as engines of [#NODES] positions a move
/// play.
///
/// @param shift of the logarithm of the value
/// @param deviation its standard deviation
public record StrengthDrift(double shift, double deviation) {

    /// Positions a move by which the pieces of the law were measured.
    public static final long NODES = 300;

    /// The fewest positions a move for which there is a value.
    public static final long LEAST_NODES = 50;

    /// The most.
    public static final long MOST_NODES = 100_000;

    /// By how much the value of a short-range piece changes with ten times as many positions, and that of any other;
    /// guesses, until pieces are measured at several strengths.
    private static final double SHORT_RANGE = 0;

    private static final double LONG_RANGE = 0;
    private static final double GUESS = 0.05;

    private static final int SHORT = 2;

    /// The drift from [#NODES].
    ///
    /// @param nodes positions a move
    public static StrengthDrift of(Movement movement, long nodes) {
        return of(shortRange(movement), nodes);
    }

    /// @param shortRange by [#shortRange]
    static StrengthDrift of(double shortRange, long nodes) {
        double tens = Math.log10((double) nodes / NODES);
        double slope = shortRange * SHORT_RANGE + (1 - shortRange) * LONG_RANGE;
        return new StrengthDrift(slope * tens, GUESS * Math.abs(tens));
    }

    /// The share of a piece's ways to move that end within two squares.
    static double shortRange(Movement movement) {
        List<Ray> rays = movement.rays();
        int ways = rays.size() + movement.compounds().size();
        return rays.stream().filter(StrengthDrift::isShort).count() / (double) Math.max(1, ways);
    }

    private static boolean isShort(Ray ray) {
        int step = Math.max(Math.abs(ray.dx()), Math.abs(ray.dy()));
        boolean single = ray.kind() == RayKind.LEAP || ray.kind() == RayKind.LAME;
        return step * (single ? 1 : ray.max() == 0 ? SHORT + 1 : ray.max()) <= SHORT;
    }
}
