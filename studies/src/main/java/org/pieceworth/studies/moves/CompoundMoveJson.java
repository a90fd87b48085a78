package org.pieceworth.studies.moves;

import java.util.EnumSet;
import java.util.stream.Collectors;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.Leg;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Step;
import org.pieceworth.rules.movement.Stop;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Bent rides, moves of several legs and castling as JSON, under the keys `bent`, `legs` and `castling` of a
/// piece with such moves.
final class CompoundMoveJson {

    private CompoundMoveJson() {}

    static void add(Movement movement, ObjectNode piece) {
        for (CompoundMove move : movement.compounds()) {
            switch (move) {
                case BentRide ride -> bent(ride, piece.withArrayProperty("bent").addObject());
                case MultiLeg legs -> legs(legs, piece.withArrayProperty("legs").addObject());
                case Castling castling ->
                    castling(castling, piece.withArrayProperty("castling").addObject());
            }
        }
    }

    private static void bent(BentRide ride, ObjectNode node) {
        node.put("kind", ride.kind().word()).put("max", ride.max());
        ArrayNode steps = node.putArray("steps");
        for (Step step : ride.steps()) {
            steps.addArray().add(step.dx()).add(step.dy());
        }
        node.put("modality", ride.modality().letters());
        flags(ride.initial(), ride.around(), node);
    }

    private static void legs(MultiLeg move, ObjectNode node) {
        ArrayNode legs = node.putArray("path");
        for (Leg leg : move.legs()) {
            ObjectNode json = legs.addObject();
            json.put("dx", leg.dx()).put("dy", leg.dy()).put("max", leg.max()).put("stops", stops(leg));
            if (leg.skip() > 0) {
                json.put("skip", leg.skip());
            }
            flags(false, leg.around(), json);
        }
        flags(move.initial(), false, node);
    }

    /// The stops in their own order, `empty takeEnemy`.
    private static String stops(Leg leg) {
        EnumSet<Stop> stops = EnumSet.noneOf(Stop.class);
        stops.addAll(leg.stops());
        return stops.stream().map(CompoundMoveJson::name).collect(Collectors.joining(" "));
    }

    private static String name(Stop stop) {
        return switch (stop) {
            case EMPTY -> "empty";
            case TAKE_ENEMY -> "takeEnemy";
            case TAKE_FRIEND -> "takeFriend";
            case OVER_ENEMY -> "overEnemy";
            case OVER_FRIEND -> "overFriend";
            case EN_PASSANT -> "enPassant";
        };
    }

    private static void castling(Castling castling, ObjectNode node) {
        node.put("dx", castling.direction() * castling.steps()).put("inside", castling.inside());
        flags(castling.initial(), false, node);
    }

    private static void flags(boolean initial, boolean around, ObjectNode node) {
        if (initial) {
            node.put("initial", true);
        }
        if (around) {
            node.put("around", true);
        }
    }
}
