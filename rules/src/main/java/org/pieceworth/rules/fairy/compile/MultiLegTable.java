package org.pieceworth.rules.fairy.compile;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.Leg;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Stop;

/// The moves of several legs of one movement as numbers: for each path the number of legs, a flag for first moves, and
/// six numbers a leg.
public final class MultiLegTable {

    /// Numbers a leg: step right, step forward, steps skipped, most steps, allowed contents of the last square, flag
    /// for crossing joined edges.
    public static final int WIDTH = 6;

    public static final int EMPTY = 1 << Stop.EMPTY.ordinal();
    public static final int TAKE_ENEMY = 1 << Stop.TAKE_ENEMY.ordinal();
    public static final int TAKE_FRIEND = 1 << Stop.TAKE_FRIEND.ordinal();
    public static final int OVER_ENEMY = 1 << Stop.OVER_ENEMY.ordinal();
    public static final int OVER_FRIEND = 1 << Stop.OVER_FRIEND.ordinal();
    public static final int EN_PASSANT = 1 << Stop.EN_PASSANT.ordinal();

    /// Legs, by path.
    public final int[][] legs;

    /// True if the path is open to first moves only, by path.
    public final boolean[] initial;

    MultiLegTable(Movement movement) {
        List<MultiLeg> paths = new ArrayList<>();
        for (CompoundMove compound : movement.compounds()) {
            if (compound instanceof MultiLeg path) {
                paths.add(path);
            }
        }
        legs = new int[paths.size()][];
        initial = new boolean[paths.size()];
        for (int i = 0; i < paths.size(); i++) {
            legs[i] = numbers(paths.get(i).legs());
            initial[i] = paths.get(i).initial();
        }
    }

    private static int[] numbers(List<Leg> legs) {
        int[] numbers = new int[WIDTH * legs.size()];
        for (int i = 0; i < legs.size(); i++) {
            Leg leg = legs.get(i);
            numbers[WIDTH * i] = leg.dx();
            numbers[WIDTH * i + 1] = leg.dy();
            numbers[WIDTH * i + 2] = leg.skip();
            numbers[WIDTH * i + 3] = leg.max();
            numbers[WIDTH * i + 4] =
                    leg.stops().stream().mapToInt(stop -> 1 << stop.ordinal()).sum();
            numbers[WIDTH * i + 5] = leg.around() ? 1 : 0;
        }
        return numbers;
    }

    boolean takesEnPassant() {
        for (int[] path : legs) {
            for (int stops = 4; stops < path.length; stops += WIDTH) {
                if ((path[stops] & EN_PASSANT) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    public boolean isEmpty() {
        return legs.length == 0;
    }
}
