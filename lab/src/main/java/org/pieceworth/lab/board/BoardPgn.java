package org.pieceworth.lab.board;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.pgn.PgnWriter;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;

/// A game of a board as PGN.
public final class BoardPgn {

    private BoardPgn() {}

    /// @param rulesTags tags for the rules, in order
    public static String of(BoardGame game, Map<String, String> rulesTags) {
        Optional<BoardGame.End> end = game.end();
        GameResult result = end.map(BoardGame.End::result).orElse(GameResult.UNKNOWN);
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Game");
        tags.put("Site", "?");
        tags.put("Date", "????.??.??");
        tags.put("Round", "-");
        tags.put("White", "?");
        tags.put("Black", "?");
        tags.put("Result", result.token());
        tags.putAll(rulesTags);
        VariantRules rules = game.rules();
        if (!game.start().equals(rules.start().fen())
                || rules.variant().chess960()
                || !Variants.namesStart(rules.variant())) {
            tags.put("SetUp", "1");
            tags.put("FEN", game.start());
        }
        end.ifPresent(over -> tags.put("TerminationDetails", over.reason()));
        StringBuilder text = new StringBuilder();
        new PgnWriter(text).write(tags, rules.position(game.start()), game.moves(), result);
        return text.toString();
    }
}
