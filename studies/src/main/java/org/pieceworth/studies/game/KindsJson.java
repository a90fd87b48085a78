package org.pieceworth.studies.game;

import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.studies.drawing.GameKind;
import org.pieceworth.studies.moves.MovementJson;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The kinds of pieces of a variant by their symbols, with their names, moves and icons.
final class KindsJson {

    private KindsJson() {}

    static ObjectNode of(VariantRules rules) {
        ObjectNode kinds = JsonNodeFactory.instance.objectNode();
        for (GameKind each : GameKind.of(rules)) {
            ObjectNode kind = kinds.putObject(each.symbol());
            kind.put("letter", each.letter());
            kind.put("royal", each.royal());
            each.member().ifPresent(known -> {
                kind.put("name", known.piece().name()).put("betza", known.type().betza());
                MovementJson.add(known.type().movement(), each.royal(), kind);
            });
        }
        return kinds;
    }
}
