package org.pieceworth.player;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.engine.Engine;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.lab.board.BoardFacts;
import org.pieceworth.lab.board.BoardGame;
import org.pieceworth.lab.board.BoardPgn;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;
import org.teavm.jso.JSExport;

/// The rules and the engine for a page without a server, compiled to JavaScript. Input and output are text.
public final class CompiledPlayer {

    private static final int HASH_MEGABYTES = 1;
    private static final long MAX_NANOS = 8_000_000_000L;

    private final VariantRules rules;
    private final Map<String, String> tags;
    /// Made for its first move, since the board needs only the rules.
    private Optional<Engine> engine = Optional.empty();

    private CompiledPlayer(VariantRules rules, Map<String, String> tags) {
        this.rules = rules;
        this.tags = tags;
    }

    public static void main(String[] args) {
        // The page calls the exported methods.
    }

    /// Reads a variant and makes it ready for play.
    ///
    /// @param ini sections in variants.ini form; empty for a variant that ships
    /// @param name of the variant
    /// @param tags for the rules in PGN, names and values by lines in turn
    @JSExport
    public static CompiledPlayer load(String ini, String name, String tags) {
        Variants variants = ini.isEmpty() ? Variants.shipped() : Variants.parse("game.ini", ini);
        Map<String, String> named = new LinkedHashMap<>();
        String[] lines = tags.split("\n");
        for (int i = 0; i + 1 < lines.length; i += 2) {
            named.put(lines[i], lines[i + 1]);
        }
        return new CompiledPlayer(VariantRules.of(variants.read(name).variant()), named);
    }

    /// The position after moves in JSON: the reply of the workbench's server about a game, or `{"detail": …}` with the
    /// reason why there is none.
    ///
    /// @param fen of the start; empty for the variant's own
    /// @param moves made from there, separated by spaces
    /// @param resigned `white`, `black` or empty
    @JSExport
    public String game(String fen, String moves, String resigned) {
        try {
            BoardGame game = read(fen, moves, resigned);
            Map<String, Object> facts = BoardFacts.of(game);
            facts.put("pgn", BoardPgn.of(game, tags));
            return JsonText.of(facts);
        } catch (InputException fault) {
            return refused(fault);
        }
    }

    /// The engine's move after these moves, as JSON.
    ///
    /// @param nodes positions to search, 0 for no limit
    /// @param millis time to search, 0 for no limit
    @JSExport
    public String reply(String fen, String moves, int nodes, int millis) {
        try {
            BoardGame game = read(fen, moves, "");
            long nanos = millis > 0 ? millis * 1_000_000L : MAX_NANOS;
            Engine ready =
                    engine.orElseGet(() -> new Engine(rules, new EngineSettings(Optional.empty(), HASH_MEGABYTES, 1)));
            engine = Optional.of(ready);
            ready.newGame();
            return JsonText.of(BoardFacts.ofReply(
                    game.position(), ready.search(game.position(), new SearchLimits(nodes, 0, 0, nanos, List.of()))));
        } catch (InputException fault) {
            return refused(fault);
        }
    }

    private BoardGame read(String fen, String moves, String resigned) {
        List<String> words =
                Stream.of(moves.split(" ")).filter(word -> !word.isEmpty()).toList();
        Optional<Side> side = switch (resigned) {
            case "white" -> Optional.of(Side.WHITE);
            case "black" -> Optional.of(Side.BLACK);
            default -> Optional.empty();
        };
        return BoardGame.of(rules, fen.isEmpty() ? Optional.empty() : Optional.of(fen), words, side);
    }

    private static String refused(InputException fault) {
        return JsonText.of(Map.of("detail", String.valueOf(fault.getMessage())));
    }
}
