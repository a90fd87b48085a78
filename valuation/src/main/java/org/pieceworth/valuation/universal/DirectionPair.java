package org.pieceworth.valuation.universal;

import java.util.Arrays;
import org.pieceworth.rules.movement.Ray;

/// A basic pair of opposite directions ("4 directions of movement").
public enum DirectionPair {
    /// One diagonal.
    NE_SW("NE-SW diagonal", 1, 1),
    /// The other diagonal.
    NW_SE("NW-SE diagonal", -1, 1),
    /// Along the files.
    N_S("N-S vertical", 0, 1),
    /// Along the ranks.
    E_W("E-W horizontal", 1, 0);

    private final String title;
    private final int dx;
    private final int dy;

    DirectionPair(String title, int dx, int dy) {
        this.title = title;
        this.dx = dx;
        this.dy = dy;
    }

    /// The source's name.
    public String title() {
        return title;
    }

    /// Files to the right in a step of its first direction; the second is the opposite.
    public int dx() {
        return dx;
    }

    /// Ranks forward in a step of its first direction.
    public int dy() {
        return dy;
    }

    boolean diagonal() {
        return dx != 0 && dy != 0;
    }

    /// The pair of a slide straight along one of its directions.
    static DirectionPair of(Ray ray) {
        return Arrays.stream(values())
                .filter(pair -> pair.holds(ray))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no pair of directions has the slide " + ray));
    }

    boolean holds(Ray ray) {
        return (ray.dx() == dx && ray.dy() == dy) || (ray.dx() == -dx && ray.dy() == -dy);
    }
}
