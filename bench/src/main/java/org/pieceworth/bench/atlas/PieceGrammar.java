package org.pieceworth.bench.atlas;

import java.util.List;
import java.util.SplittableRandom;

/// Draws pieces by lot so that traits vary apart from each other: leaps by distance and direction, rides by range,
/// moves unlike captures, forward against backward, lame leaps, hoppers and rides that bend.
final class PieceGrammar {

    private static final List<String> LEAPS =
            List.of("W", "F", "N", "W", "F", "N", "D", "A", "D", "A", "H", "C", "Z", "G", "(1,4)");
    private static final List<String> RIDES = List.of(
            "R", "B", "R", "B", "R2", "B2", "R3", "B3", "R4", "B4", "R5", "N0", "N2", "D0", "D2", "A0", "A2", "H2",
            "C2");
    private static final List<String> BENT = List.of("[F?R]", "[W?B]", "[F-R]", "[W-B]", "zB", "zR", "qN");
    private static final List<String> DIRECTIONS = List.of("f", "b", "s", "v", "f", "b");
    private static final List<String> USES = List.of("m", "c");

    private static final double LEAP = 0.53;
    private static final double RIDE = 0.36;
    private static final double DIRECTED = 0.32;
    private static final double ONE_USE = 0.34;
    private static final double ODD_LEAP = 0.25;
    private static final double ODD_RIDE = 0.4;
    private static final double[] PARTS = {0.25, 0.67, 0.92};

    private final SplittableRandom lot;

    PieceGrammar(long seed) {
        lot = new SplittableRandom(seed);
    }

    /// The next piece, in the notation of the catalogue. It may be no piece at all: the reader says so.
    String next() {
        double share = lot.nextDouble();
        int parts = 1;
        for (double bound : PARTS) {
            parts += share > bound ? 1 : 0;
        }
        StringBuilder piece = new StringBuilder();
        for (int part = 0; part < parts; part++) {
            piece.append(part());
        }
        return piece.toString();
    }

    private String part() {
        double kind = lot.nextDouble();
        if (kind < LEAP) {
            String leap = one(LEAPS);
            boolean lame = "DANHZC".contains(leap) && lot.nextDouble() < ODD_LEAP;
            return prefix(true) + (lame ? "n" : "") + leap;
        }
        if (kind < LEAP + RIDE) {
            String ride = one(RIDES);
            boolean hops = (ride.equals("R") || ride.equals("B")) && lot.nextDouble() < ODD_RIDE;
            return hops ? hopper(ride) : prefix(true) + ride;
        }
        String bent = one(BENT);
        return bent.startsWith("[") ? bent : prefix(false) + bent;
    }

    /// A cannon, a grasshopper, or a piece that only moves or captures over another.
    private String hopper(String ride) {
        return switch (lot.nextInt(4)) {
            case 0 -> "p" + ride;
            case 1 -> "g" + ride;
            case 2 -> "m" + ride + "cp" + ride;
            default -> one(USES) + "p" + ride;
        };
    }

    private String prefix(boolean directed) {
        String use = lot.nextDouble() < ONE_USE ? one(USES) : "";
        String direction = directed && lot.nextDouble() < DIRECTED ? one(DIRECTIONS) : "";
        return direction + use;
    }

    private String one(List<String> list) {
        return list.get(lot.nextInt(list.size()));
    }
}
