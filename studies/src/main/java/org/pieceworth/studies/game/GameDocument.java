package org.pieceworth.studies.game;

import org.pieceworth.answer.Document;
import org.pieceworth.lab.board.BoardFacts;
import org.pieceworth.lab.board.BoardGame;
import org.pieceworth.lab.board.BoardPgn;
import org.pieceworth.rules.fairy.VariantRules;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A game for a board that people play on.
final class GameDocument {

    private static final JsonMapper MAPPER = JsonMapper.shared();

    private GameDocument() {}

    static Document of(GameArguments.RequestedGame asked) {
        BoardGame game = asked.game();
        VariantRules rules = game.rules();
        Document document = new Document();
        ObjectNode json = document.json();
        json.put("variant", rules.variant().name());
        ObjectNode words = json.putObject("rules");
        asked.ground().words().forEach(words::put);
        json.setAll((ObjectNode) MAPPER.valueToTree(BoardFacts.of(game)));
        json.set("kinds", asked.variant().kinds());
        json.put("pgn", BoardPgn.of(game, GamePgn.tags(asked.ground(), rules)));
        rules.notPlayed().forEach(json.putArray("notModelled")::add);
        return document;
    }
}
