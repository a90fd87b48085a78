package org.pieceworth.studies.game;

import java.util.LinkedHashMap;
import java.util.Map;
import org.pieceworth.rules.fairy.VariantRules;

/// The tags for the rules in the PGN of a board's game. Armies and plain boards have their own tags;
/// [PgnGame] reads the rules from them.
final class GamePgn {

    private GamePgn() {}

    static Map<String, String> tags(RequestedRules ground, VariantRules rules) {
        Map<String, String> tags = new LinkedHashMap<>();
        if (!ground.isPlain()) {
            tags.put(PgnGame.VARIANT, rules.variant().name());
            ground.board().ifPresent(board -> tags.put(PgnGame.BOARD, board));
            ground.white().ifPresent(army -> tags.put(PgnGame.WHITE_ARMY, army));
            ground.black().ifPresent(army -> tags.put(PgnGame.BLACK_ARMY, army));
            ground.whitePawns().ifPresent(pawn -> tags.put(PgnGame.WHITE_PAWNS, pawn));
            ground.blackPawns().ifPresent(pawn -> tags.put(PgnGame.BLACK_PAWNS, pawn));
        } else if (!rules.variant().name().equals("chess")) {
            tags.put(PgnGame.VARIANT, rules.variant().name());
        }
        return tags;
    }
}
