package org.pieceworth.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.pieceworth.engine.Engine;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.lab.board.BoardFacts;
import org.pieceworth.lab.board.BoardGame;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.ResourceText;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The compiled rules and engine answer as the program does, in every variant that ships.
@InBrowser
class CompiledRulesInBrowserTest {

    /// Games of these kinds are played in the other tests of saved pages.
    private static final List<String> THOROUGHLY = List.of("chess", "crazyhouse", "xiangqi");

    private static final int MANY = 60;

    /// Of every other variant; -Dplayer.positions=200 takes minutes.
    private static final int FEW = Integer.getInteger("player.positions", 2);

    private static final int LONGEST = 80;
    private static final String ENGINE = "/org/pieceworth/player/compiled/player.js";
    private static final JsonMapper MAPPER = JsonMapper.shared();

    private static Browser browser;

    @BeforeAll
    static void start(Browser shared) {
        browser = shared;
    }

    @Test
    void positionsAndMovesAreThoseOfTheProgram() {
        Page page = compiled();
        for (String name : Variants.shipped().names()) {
            VariantRules rules = VariantRules.of(Variants.shipped().read(name).variant());
            List<String> fens = fens(rules, THOROUGHLY.contains(name) ? MANY : FEW);
            String answers = (String) page.evaluate(
                    "([name, fens]) => { const player = load('', name, ''); return `[${fens.map((fen) =>"
                            + " player.game(fen, '', '')).join(',')}]`; }",
                    List.of(name, fens));
            List<JsonNode> told = MAPPER.readTree(answers).valueStream().toList();
            assertEquals(fens.size(), told.size());
            for (int i = 0; i < fens.size(); i++) {
                ObjectNode answer = (ObjectNode) told.get(i);
                answer.remove("pgn");
                BoardGame game = BoardGame.of(rules, Optional.of(fens.get(i)), List.of(), Optional.empty());
                assertEquals(MAPPER.valueToTree(BoardFacts.of(game)), answer, name);
            }
        }
    }

    @Test
    void theEngineSearchesTheSamePositions() {
        Page page = compiled();
        for (String name : List.of("chess", "crazyhouse", "xiangqi", "atomic", "seirawan")) {
            VariantRules rules = VariantRules.of(Variants.shipped().read(name).variant());
            Engine engine = new Engine(rules, new EngineSettings(Optional.empty(), 1, 1));
            for (String fen : fens(rules, 2)) {
                VariantPosition position = rules.position(fen);
                engine.newGame();
                JsonNode own = MAPPER.readTree(MAPPER.writeValueAsString(
                        BoardFacts.ofReply(position, engine.search(position, SearchLimits.nodes(300)))));
                String answer = (String)
                        page.evaluate("([name, fen]) => load('', name, '').reply(fen, '', 300, 0)", List.of(name, fen));
                assertEquals(own, MAPPER.readTree(answer), name + " " + fen);
            }
        }
    }

    private static Page compiled() {
        Page page = browser.openAt("about:blank", new ArrayList<>());
        page.addScriptTag(new Page.AddScriptTagOptions()
                .setContent(ResourceText.read(ENGINE, CompiledRulesInBrowserTest.class.getResourceAsStream(ENGINE))));
        return page;
    }

    /// Positions of random games that go on.
    private static List<String> fens(VariantRules rules, int count) {
        Random random = new Random(1);
        List<String> fens = new ArrayList<>();
        VariantPosition position = rules.start();
        for (int ply = 0; fens.size() < count; ply++) {
            if (ply == LONGEST || !(position.outcome() instanceof Outcome.InPlay)) {
                position = rules.start();
                ply = 0;
            }
            fens.add(position.fen());
            int[] moves = position.legalMoves();
            position.make(moves[random.nextInt(moves.length)]);
        }
        return fens;
    }
}
