package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A game on the page that is played by clicks alone, against the engine. Which moves are good is asked of the server,
/// as a player with a good friend would.
///
/// @param page of the game, in which it is White's turn
record ClickedGame(Page page) {

    private static final int FRIENDS_NODES = 2000;
    private static final int MOST_MOVES = 40;
    private static final Pattern YOUR_TURN = Pattern.compile("White to move.*|.*wins: .*|Draw: .*");

    /// The friend's advice: the move as the page has it, with its name for the choice among several.
    private static final String ADVICE = """
            async ([wanted, nodes]) => {
              const { asked, moves } = await import("/game/asked.js");
              const { ask } = await import("/app/api.js");
              const question = asked(moves());
              const game = await ask("game", question);
              const uci = wanted || (await ask("reply", { ...question, nodes })).uci;
              const move = game.moves.find((each) => each.uci === uci);
              if (!move) {
                throw new Error(`${uci} is not among ${game.moves.map((each) => each.uci)}`);
              }
              const name = (symbol) => symbol && (game.kinds[symbol].name || symbol);
              const alike = game.moves.filter((each) => !each.drop && each.from === move.from && (each.to === move.to || each.rook === move.to));
              return JSON.stringify({ ...move, promotion: name(move.promotion), gate: name(move.gate), drop: name(move.drop), choice: alike.length > 1 });
            }
            """;

    /// Plays these moves, in coordinates, then those that the friend names, until the game is over.
    ///
    /// @return the moves that were made by clicks
    List<JsonNode> toItsEnd(String... first) {
        return Stream.iterate(0, number -> number < MOST_MOVES && !isOver(), number -> number + 1)
                .map(number -> number < first.length ? first[number] : "")
                .map(this::play)
                .toList();
    }

    boolean isOver() {
        return turn().textContent().contains(":");
    }

    Locator turn() {
        return page.locator(".turn");
    }

    private JsonNode play(String wanted) {
        int before = page.locator("button.ply").count();
        JsonNode move = new JsonMapper().readTree((String) page.evaluate(ADVICE, List.of(wanted, FRIENDS_NODES)));
        click(move);
        // The engine's move, or the result of the game.
        assertThat(page.locator("button.ply")
                        .nth(before + 1)
                        .or(page.locator(".record li.strong"))
                        .first())
                .isVisible();
        assertThat(turn()).hasText(YOUR_TURN);
        return move;
    }

    private void click(JsonNode move) {
        String to = move.path("to").asString();
        if (move.has("drop")) {
            page.locator(".hand button[aria-label^='" + move.path("drop").asString() + ",']:enabled")
                    .click();
        } else {
            Browser.square(page, move.path("from").asString()).click();
        }
        assertThat(Browser.square(page, to)).hasAttribute("aria-label", Pattern.compile(".*can (go here|be taken).*"));
        Browser.square(page, to).click();
        if (move.path("choice").asBoolean()) {
            page.getByRole(AriaRole.DIALOG)
                    .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(choice(move)))
                    .first()
                    .click();
        }
    }

    private static String choice(JsonNode move) {
        String gate = move.has("gate") ? move.path("gate").asString() + " enters" : "";
        if (move.has("promotion")) {
            return "becomes " + move.path("promotion").asString() + (gate.isEmpty() ? "" : ", " + gate);
        }
        return gate.isEmpty() ? (move.has("rook") ? "castle" : "move only") : gate;
    }
}
