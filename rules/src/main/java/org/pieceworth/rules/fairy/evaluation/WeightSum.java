package org.pieceworth.rules.fairy.evaluation;

import org.pieceworth.rules.fairy.state.PositionState;

/// The sum of weights, computed from scratch.
public final class WeightSum {

    private WeightSum() {}

    public static long sum(PositionState p) {
        long sum = 0;
        for (int side = 0; side < 2; side++) {
            for (int i = side * p.squareCount, end = i + p.pieceCount[side]; i < end; i++) {
                int square = p.pieceList[i];
                sum += p.weights[(side * p.kindCount + p.kind[square]) * p.squareCount + square];
            }
            for (int kind = side * p.kindCount, end = kind + p.kindCount; kind < end; kind++) {
                sum += p.hand[kind] * p.handWeights[kind];
            }
        }
        return sum;
    }
}
