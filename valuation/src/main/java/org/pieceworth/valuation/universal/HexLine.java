package org.pieceworth.valuation.universal;

import java.util.List;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.movement.Ray;

/// The six lines of hexagons, by the clock where an edge is ahead: a rook's at full hours from 12, a bishop's at those
/// between.
enum HexLine {
    /// Across the edge ahead.
    EDGE_12("12-6 o'clock", 0, 1, 4, 3),
    /// Across the edge to its right.
    EDGE_2("2-8 o'clock", 1, 1, 3, 3),
    /// Across the edge to its left.
    EDGE_10("10-4 o'clock", -1, 0, 3, 0),
    /// Beyond the corner to its right.
    CORNER_1("1-7 o'clock", 1, 2, 3, 4),
    /// Beyond the corner to its left.
    CORNER_11("11-5 o'clock", -1, 1, 3, 3),
    /// Beyond the corners at the sides.
    CORNER_3("3-9 o'clock", 2, 1, 0, 3);

    private final String title;
    private final int dx;
    private final int dy;
    private final int vital;
    private final int vitalOnRhombus;

    HexLine(String title, int dx, int dy, int vital, int vitalOnRhombus) {
        this.title = title;
        this.dx = dx;
        this.dy = dy;
        this.vital = vital;
        this.vitalOnRhombus = vitalOnRhombus;
    }

    String title() {
        return title;
    }

    /// A rhombus is seen with a corner ahead, so that 1 o'clock is its vertical.
    int vital(HexagonalBoard board) {
        return board.rhombus() ? vitalOnRhombus : vital;
    }

    boolean edge() {
        return ordinal() < CORNER_1.ordinal();
    }

    boolean holds(Ray ray) {
        return ray.dx() == dx && ray.dy() == dy || ray.dx() == -dx && ray.dy() == -dy;
    }

    List<Ray> rays() {
        return IdealAttack.rays(dx, dy);
    }
}
