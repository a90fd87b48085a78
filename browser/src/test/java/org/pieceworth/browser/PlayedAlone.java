package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.pieceworth.answer.Document;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.studies.game.BoardProgram;
import org.pieceworth.studies.game.GamePage;
import org.pieceworth.studies.game.PlayableBoard;
import org.pieceworth.studies.game.RequestedRules;
import org.pieceworth.studies.play.SelfplayGame;

/// A saved page with a board, on which White is played by clicks and Black by the page's engine.
///
/// @param page of a file, without a server
record PlayedAlone(Page page) {

    private static final int MOST_MOVES = 10;
    private static final Pattern YOUR_TURN = Pattern.compile("White to move.*|.* wins: .*|Draw: .*");

    /// A move for White that the page's own engine proposes, with what has to be clicked.
    private static final String ADVICE = """
            async () => {
              const state = new URLSearchParams(location.hash.slice(1));
              const question = { fen: state.get("start") ?? "", moves: state.get("moves") ?? "" };
              const game = await pieceworth.ask("game", question);
              const { uci } = await pieceworth.ask("reply", { ...question, nodes: 100 });
              const move = game.moves.find((each) => each.uci === uci);
              const alike = game.moves.filter((each) => !each.drop && each.from === move.from && (each.to === move.to || each.rook === move.to));
              const name = (symbol) => (symbol ? game.kinds[symbol].name || symbol : "");
              return { drop: name(move.drop), from: move.from ?? "", to: move.to, becomes: name(move.promotion), several: alike.length > 1 };
            }
            """;

    /// The page of a game as one file.
    static String html(RequestedRules ground) {
        SelfplayGame game = ground.game();
        return new Document()
                .page(() -> PlayableBoard.on(
                        GamePage.of(VariantRules.of(game.variant()), game.ini(), List.of()),
                        BoardProgram.find().orElseThrow(),
                        ground))
                .html();
    }

    /// Chess with a piece in place of both sides' knights.
    static RequestedRules with(String army, Optional<String> board) {
        return new RequestedRules(
                "chess", board, Optional.of(army), Optional.of(army), Optional.empty(), Optional.empty());
    }

    /// Plays until the game is over, or resigns after some moves.
    ///
    /// @return the number of White's moves
    int toItsEnd() {
        int moves = 0;
        while (!isOver() && moves < MOST_MOVES) {
            play();
            moves++;
        }
        if (!isOver()) {
            button("Resign").click();
        }
        assertThat(page.locator(".turn")).hasText(Pattern.compile(".* wins: .*|Draw: .*"));
        return moves;
    }

    boolean isOver() {
        return page.locator(".turn").textContent().contains(":");
    }

    com.microsoft.playwright.Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    void play() {
        int before = page.locator("button.ply").count();
        @SuppressWarnings("unchecked")
        Map<String, Object> move = (Map<String, Object>) page.evaluate(ADVICE);
        if (!text(move, "drop").isEmpty()) {
            page.locator(".hand button[aria-label^='" + text(move, "drop") + ",']:enabled")
                    .click();
        } else {
            Browser.square(page, text(move, "from")).click();
        }
        Browser.square(page, text(move, "to")).click();
        if (Boolean.TRUE.equals(move.get("several"))) {
            String choice = text(move, "becomes").isEmpty() ? "move only" : "becomes " + text(move, "becomes");
            page.locator(".choice button", new Page.LocatorOptions().setHasText(choice))
                    .first()
                    .click();
        }
        assertThat(page.locator("button.ply")
                        .nth(before + 1)
                        .or(page.locator(".record li.strong"))
                        .first())
                .isVisible();
        assertThat(page.locator(".turn")).hasText(YOUR_TURN);
    }

    private static String text(Map<String, Object> move, String key) {
        return String.valueOf(move.get(key));
    }
}
