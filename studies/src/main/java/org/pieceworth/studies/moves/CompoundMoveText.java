package org.pieceworth.studies.moves;

import java.util.List;
import java.util.stream.Collectors;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.Leg;
import org.pieceworth.rules.movement.Stop;

/// Rides that bend, moves of several legs and castling, as rows of the table of rays: `dx`, `dy` are the
/// first step's, `max` is the last leg's, and the path has all steps.
final class CompoundMoveText {

    private CompoundMoveText() {}

    static String[] row(String piece, CompoundMove move) {
        return switch (move) {
            case BentRide ride ->
                new String[] {
                    piece,
                    "bent",
                    "" + ride.step(0).dx(),
                    "" + ride.step(0).dy(),
                    "" + ride.max(),
                    ride.modality().letters(),
                    ride.steps().stream()
                            .map(step -> step.dx() + ";" + step.dy())
                            .collect(Collectors.joining(" "))
                };
            case MultiLeg legs -> {
                Leg first = legs.legs().getFirst();
                yield new String[] {
                    piece,
                    "legs",
                    "" + first.dx(),
                    "" + first.dy(),
                    "" + legs.last().max(),
                    letters(legs),
                    path(legs)
                };
            }
            case Castling castling ->
                new String[] {piece, "castling", "" + castling.direction() * castling.steps(), "0", "1", "m", ""};
        };
    }

    private static String letters(MultiLeg move) {
        boolean quiet = move.last().stops().contains(Stop.EMPTY);
        boolean capture = move.last().stops().stream().anyMatch(stop -> stop != Stop.EMPTY);
        return (quiet ? "m" : "") + (capture ? "c" : "");
    }

    private static String path(MultiLeg move) {
        List<Leg> legs = move.legs();
        return legs.stream()
                .map(leg -> leg.dx() + ";" + leg.dy() + (leg.max() == 1 ? "" : "*" + leg.max()))
                .collect(Collectors.joining(" "));
    }
}
