package org.pieceworth.rules.fairy.state;

/// State of a [MultiLegWalk], and the move that it has found.
public final class MultiLegScratch {

    static final int MAX_TAKEN = 7;

    /// Squares of the pieces captured on the path so far.
    final int[] path = new int[MAX_TAKEN];

    int pathLength;

    /// The moves found, by target and captures, see [MultiLegWalk].
    long[] keys = new long[64];

    int found;

    int from;
    int side;
    int[] legs = new int[0];

    /// The number of the move to find, or -1.
    int wanted;

    /// The square of the capture to look for, or -1.
    int target;

    boolean hit;

    /// Squares of the pieces that the found move captures.
    public final int[] taken = new int[MAX_TAKEN];

    public int takenCount;

    MultiLegScratch() {}
}
