package org.pieceworth.rules.fairy.state;

/// What [MultiLegWalk] keeps while it walks, and the move it has found.
public final class MultiLegScratch {

    static final int MAX_TAKEN = 7;

    /// What has been taken on the path so far.
    final int[] path = new int[MAX_TAKEN];

    int pathLength;

    /// The moves found: where they end and what they take, see [MultiLegWalk].
    long[] keys = new long[64];

    int found;

    int from;
    int side;
    int[] legs = new int[0];

    /// The number of the move to find, or -1.
    int wanted;

    /// The square to take on, or -1.
    int target;

    boolean hit;

    /// What the move found takes.
    public final int[] taken = new int[MAX_TAKEN];

    public int takenCount;

    MultiLegScratch() {}
}
