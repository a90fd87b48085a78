package org.pieceworth.rules.fairy;

/// The sum of weights from nothing.
final class Weighing {

    private Weighing() {}

    static long sum(State p) {
        long sum = 0;
        for (int side = 0; side < 2; side++) {
            for (int i = side * p.squares, end = i + p.pieces[side]; i < end; i++) {
                int square = p.list[i];
                sum += p.weights[(side * p.kindCount + p.kind[square]) * p.squares + square];
            }
            for (int kind = side * p.kindCount, end = kind + p.kindCount; kind < end; kind++) {
                sum += p.hand[kind] * p.handWeights[kind];
            }
        }
        return sum;
    }
}
