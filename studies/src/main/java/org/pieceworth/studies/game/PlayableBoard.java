package org.pieceworth.studies.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Page;
import org.pieceworth.lab.board.BoardFacts;
import org.pieceworth.lab.board.BoardGame;
import org.pieceworth.lab.board.BoardPgn;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.studies.play.SelfplayGame;
import org.pieceworth.text.InputException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A board on a page, to play on without a server.
public final class PlayableBoard {

    private static final String ID = "play-board";

    private PlayableBoard() {}

    /// A page with the board of a game before its other sections.
    ///
    /// @param program of the board
    /// @param ground the rules of the game
    /// @throws InputException when the variant or an army cannot be read or played
    public static Page on(Page page, BoardProgram program, RequestedRules ground) {
        return on(page, program, ground, Optional.empty(), List.of());
    }

    /// @param fen of the start, by default the variant's own
    /// @param moves made from there
    static Page on(Page page, BoardProgram program, RequestedRules ground, Optional<String> fen, List<String> moves) {
        return on(
                page,
                new Block.Live(ID, () -> program.data(game(ground, fen, moves).toString()), program::script, false));
    }

    /// A page with a board that shares its program with other pages.
    ///
    /// @param address address of the file of [BoardProgram#shared]
    public static Page beside(Page page, BoardProgram program, RequestedRules ground, String address) {
        return on(
                page,
                new Block.Live(
                        ID,
                        () -> program.data(
                                game(ground, Optional.empty(), List.of()).toString(), address),
                        program::script,
                        true));
    }

    private static Page on(Page page, Block board) {
        List<Page.Section> sections = new ArrayList<>();
        sections.add(new Page.Section("play", "Play", "Play it", "", List.of(board)));
        sections.addAll(page.sections());
        return new Page(page.title(), page.headline(), page.footer(), page.head(), sections);
    }

    /// The game: its name, the text of its variant (empty for one that ships), its pieces, tags for PGN, and the facts
    /// of its position, which the page shows before the rules are loaded.
    private static ObjectNode game(RequestedRules ground, Optional<String> fen, List<String> moves) {
        SelfplayGame game = ground.game();
        VariantRules rules = VariantRules.of(game.variant());
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("variant", rules.variant().name());
        json.put("ini", game.ini().orElseGet(() -> TextFile.ofVariant(ground.variant())));
        Map<String, String> tags = GamePgn.tags(ground, rules);
        json.put(
                "tags",
                tags.entrySet().stream()
                        .map(tag -> tag.getKey() + "\n" + tag.getValue())
                        .collect(Collectors.joining("\n")));
        json.set("kinds", PlayableVariant.KindsJson.of(rules));
        rules.notPlayed().forEach(json.putArray("notModelled")::add);
        json.putObject("state").put("start", fen.orElse("")).put("moves", String.join(" ", moves));
        BoardGame first = BoardGame.of(rules, fen, moves, Optional.empty());
        ObjectNode facts = JsonMapper.shared().valueToTree(BoardFacts.of(first));
        json.set("facts", facts.put("pgn", BoardPgn.of(first, tags)));
        return json;
    }
}
