package org.pieceworth.rules.movement;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;

/// The reach of rides on an empty board that do not cross joined edges of their own.
///
/// @param origins squares where the ride may start
/// @param steps taken in turn and then again from the first
record RideReach(SquareBoard board, BitSet origins, List<Step> steps) {

    /// From all squares.
    RideReach(SquareBoard board, List<Step> steps) {
        this(board, all(board), steps);
    }

    private static BitSet all(SquareBoard board) {
        BitSet all = new BitSet();
        all.set(0, board.squares());
        return all;
    }

    /// True if a ride from some square has more than so many steps. One that bends ends before it would return to its
    /// origin.
    boolean passes(int max) {
        return origins.stream().anyMatch(origin -> {
            int square = origin;
            for (int step = 0; step <= max; step++) {
                square = Steps.from(board, square, steps.get(step % steps.size()), false);
                if (square == Board.OFF || square == origin && steps.size() > 1) {
                    return false;
                }
            }
            return true;
        });
    }

    /// Without limits that no ride on the board reaches.
    static CompoundMove on(CompoundMove compound, SquareBoard board) {
        return switch (compound) {
            case BentRide ride ->
                ride.max() == 0 || ride.around() || new RideReach(board, ride.steps()).passes(ride.max())
                        ? ride
                        : new BentRide(ride.kind(), ride.steps(), 0, ride.modality(), ride.initial(), false);
            case MultiLeg move -> new MultiLeg(legs(move.legs(), board), move.initial());
            case Castling _ -> compound;
        };
    }

    private static List<Leg> legs(List<Leg> legs, SquareBoard board) {
        List<Leg> there = new ArrayList<>();
        BitSet origins = all(board);
        for (Leg leg : legs) {
            RideReach reach = new RideReach(board, origins, List.of(leg.step()));
            boolean limited = leg.max() < 2 || leg.around() || reach.passes(leg.max());
            there.add(limited ? leg : new Leg(leg.dx(), leg.dy(), leg.skip(), 0, leg.stops(), false));
            origins = reach.ends(leg);
        }
        return there;
    }

    private BitSet ends(Leg leg) {
        BitSet ends = new BitSet();
        origins.stream().forEach(origin -> {
            int square = origin;
            for (int step = 0; step < leg.steps(board.squares()) && square != Board.OFF; step++) {
                square = Steps.from(board, square, leg.step(), leg.around());
                if (square != Board.OFF && step >= leg.skip()) {
                    ends.set(square);
                }
            }
        });
        return ends;
    }
}
