package org.pieceworth.studies.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.pgn.PgnWriter;
import org.pieceworth.rules.fairy.VariantRules;

/// A game of a page's board as PGN. Armies and plain boards are written as separate tags, so that [PgnGame]
/// can restore the rules.
final class GamePgn {

    private GamePgn() {}

    static String of(RequestedRules ground, BoardGame game, Optional<BoardGame.End> end) {
        GameResult result = end.map(BoardGame.End::result).orElse(GameResult.UNKNOWN);
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Game");
        tags.put("Site", "?");
        tags.put("Date", "????.??.??");
        tags.put("Round", "-");
        tags.put("White", "?");
        tags.put("Black", "?");
        tags.put("Result", result.token());
        addRules(ground, game, tags);
        end.ifPresent(over -> tags.put("TerminationDetails", over.reason()));
        StringBuilder text = new StringBuilder();
        new PgnWriter(text).write(tags, game.rules().position(game.start()), game.moves(), result);
        return text.toString();
    }

    private static void addRules(RequestedRules ground, BoardGame game, Map<String, String> tags) {
        VariantRules rules = game.rules();
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
        if (!game.start().equals(rules.start().fen()) || rules.variant().chess960()) {
            tags.put("SetUp", "1");
            tags.put("FEN", game.start());
        }
    }
}
