package org.pieceworth.rules.movement;

import org.pieceworth.rules.board.Board;

/// A search for captures on all boards with one enemy at once: the enemy's square is a bit. One set of bits
/// has the enemies whose boards let a piece come to a square, another those that it has captured on its way.
///
/// A piece thus costs one search for each origin, not for each pair of squares.
final class LoneEnemy {

    private final int origin;
    private final int squares;
    private final int words;
    private boolean overEmpty;
    private boolean overEnemy;
    private boolean takesEnemy;

    /// Enemies still on the board, by node of the graph and square; the next array has the captured ones.
    private final long[][] standing;

    private final long[][] taken;

    private final boolean[] reached;

    /// Untouched enemies whose boards let the piece pass the current square of a line.
    private final long[] goesBy;

    private final long[] hasTaken;

    LoneEnemy(int origin, int squares, int nodes) {
        this.origin = origin;
        this.squares = squares;
        words = (squares + Long.SIZE - 1) / Long.SIZE;
        standing = new long[nodes][squares * words];
        taken = new long[nodes][squares * words];
        reached = new boolean[nodes];
        reached[nodes - 1] = true;
        goesBy = new long[words];
        hasTaken = new long[words];
        for (int enemy = 0; enemy < squares; enemy++) {
            if (enemy != origin) {
                standing[nodes - 1][origin * words + (enemy >> 6)] |= 1L << enemy;
            }
        }
    }

    /// Follows a leg from every square of one node to another.
    ///
    /// @param together true if the leg slides without limit, so that all arrivals from earlier squares of an open
    /// line pass a square at once
    void take(Leg leg, StepLines lines, boolean together, int node, int to) {
        overEmpty = leg.stops().contains(Stop.EMPTY);
        overEnemy = leg.stops().contains(Stop.OVER_ENEMY);
        takesEnemy = leg.stops().contains(Stop.TAKE_ENEMY);
        if (!reached[node]) {
            return;
        }
        if (together) {
            for (int start : lines.starts) {
                clear();
                boolean goes = false;
                for (int at = start; at != Board.OFF; at = lines.next[at]) {
                    goes = goes && land(at, to);
                    goes |= add(node, at);
                }
            }
        }
        clear();
        for (int start = 0; start < squares; start++) {
            if (!(together && !lines.ring[start])) {
                if (add(node, start)) {
                    ride(leg, lines, start, to);
                }
                clear();
            }
        }
    }

    private void ride(Leg leg, StepLines lines, int start, int to) {
        int at = lines.next[start];
        boolean open = true;
        for (int i = 0; open && at != Board.OFF && at != start && i < leg.steps(squares); i++) {
            open = i < leg.skip() || land(at, to);
            at = lines.next[at];
        }
    }

    private void clear() {
        for (int i = 0; i < words; i++) {
            goesBy[i] = 0;
            hasTaken[i] = 0;
        }
    }

    /// Adds the contents of a square to those that move along the line; returns false if nothing does.
    private boolean add(int node, int square) {
        long any = 0;
        for (int i = 0; i < words; i++) {
            goesBy[i] |= standing[node][square * words + i];
            hasTaken[i] |= taken[node][square * words + i];
            any |= goesBy[i] | hasTaken[i];
        }
        return any != 0;
    }

    /// Ends the leg on a square with all contents that allow it; returns false if nothing continues behind it.
    private boolean land(int at, int to) {
        int word = at >> 6;
        long bit = 1L << at;
        int index = at * words;
        if (at != origin && (goesBy[word] & bit) != 0) {
            if (takesEnemy) {
                taken[to][index + word] |= bit;
            }
            if (overEnemy) {
                standing[to][index + word] |= bit;
            }
            goesBy[word] &= ~bit;
        }
        reached[to] = true;
        long any = 0;
        for (int i = 0; i < words; i++) {
            standing[to][index + i] |= overEmpty ? goesBy[i] : 0;
            taken[to][index + i] |= overEmpty ? hasTaken[i] : 0;
            any |= goesBy[i] | hasTaken[i];
        }
        return any != 0;
    }

    /// Marks the enemies captured by moves that end at a node.
    void addTaken(int node, boolean[] marks) {
        for (int i = 0; i < taken[node].length; i++) {
            for (long set = taken[node][i]; set != 0; set &= set - 1) {
                marks[i % words * Long.SIZE + Long.numberOfTrailingZeros(set)] = true;
            }
        }
    }
}
