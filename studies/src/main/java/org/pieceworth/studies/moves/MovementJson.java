package org.pieceworth.studies.moves;

import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.studies.drawing.PieceIcon;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The moves of a piece without a board, as JSON: `rays`, and `bent`, `legs` and `castling` if it has such
/// moves; and its `icon`, see [PieceIcon].
public final class MovementJson {

    private MovementJson() {}

    public static void add(Movement movement, boolean royal, ObjectNode node) {
        ArrayNode rays = node.putArray("rays");
        for (Ray ray : movement.rays()) {
            ObjectNode json = rays.addObject();
            json.put("kind", ray.kind().word())
                    .put("dx", ray.dx())
                    .put("dy", ray.dy())
                    .put("max", ray.max());
            json.put("modality", ray.modality().letters());
            if (ray.modality().enPassant()) {
                json.put("enPassant", ray.modality().capture() ? "too" : "only");
            }
            if (ray.initial()) {
                json.put("initial", true);
            }
            if (ray.around()) {
                json.put("around", true);
            }
        }
        CompoundMoveJson.add(movement, node);
        node.put("icon", PieceIcon.of(movement, royal));
    }
}
