package org.pieceworth.studies.game;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.PieceLetters;
import org.pieceworth.studies.moves.MovementJson;
import org.pieceworth.studies.pieces.VariantGame;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The kinds of pieces of a variant by their symbols, with their names and moves, from which boards draw them.
final class KindsJson {

    private KindsJson() {}

    static ObjectNode of(VariantRules rules) {
        Map<Character, VariantGame.Member> members = new VariantGame(rules.variant())
                .members().stream()
                        .collect(Collectors.toMap(member -> member.type().letter(), member -> member));
        VariantPosition start = rules.start();
        PieceLetters letters = start.pieceLetters();
        ObjectNode kinds = JsonNodeFactory.instance.objectNode();
        for (int type = 0; type < start.letters().length(); type++) {
            Optional<VariantGame.Member> member = Optional.ofNullable(members.get(letters.shape(type)));
            ObjectNode kind = kinds.putObject(start.symbol(type));
            kind.put("letter", start.symbol(type).replace("~", ""));
            kind.put("royal", rules.isRoyal(type));
            member.ifPresent(known -> {
                kind.put("name", known.piece().name()).put("betza", known.type().betza());
                MovementJson.add(known.type().movement(), kind);
            });
        }
        return kinds;
    }
}
