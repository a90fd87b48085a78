package org.pieceworth.valuation.mobility;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.Board.SquareBoard;

/// The squares that a piece reaches from another, counted by the mobility model's rules.
///
/// @param byDistance squares by distance max(|dx|, |dy|), 1 first; the last entry includes all greater
/// distances
/// @param beyond the squares that lie farther than the last distance
/// @param directions distinct directions: steps (dx, dy) reduced by their common divisor
record MobilityCount(List<Integer> byDistance, int beyond, int directions) {

    private record Direction(int dx, int dy) {}

    static MobilityCount of(int[] targets, int from, SquareBoard board, int distances) {
        int[] counts = new int[distances];
        int beyond = 0;
        Set<Direction> directions = new HashSet<>();
        for (int target : targets) {
            int dx = board.dx(from, target);
            int dy = board.dy(from, target);
            int distance = Math.max(Math.abs(dx), Math.abs(dy));
            counts[Math.min(distance, distances) - 1]++;
            beyond += distance > distances ? 1 : 0;
            int divisor = BigInteger.valueOf(dx).gcd(BigInteger.valueOf(dy)).intValue();
            directions.add(new Direction(dx / divisor, dy / divisor));
        }
        return new MobilityCount(IntStream.of(counts).boxed().toList(), beyond, directions.size());
    }
}
