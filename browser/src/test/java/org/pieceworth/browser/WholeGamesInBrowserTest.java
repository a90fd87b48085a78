package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Games against the engine from near their end to mate, by clicks alone, half of them on a phone.
@InBrowser
class WholeGamesInBrowserTest {

    private static final int WIDE = 1280;
    private static final int PHONE = 390;

    private static Browser browser;

    @BeforeAll
    static void start(Browser shared) {
        browser = shared;
    }

    private static Page open(String rules, String fen, int width) {
        Page page = browser.open(
                "#page=game&level=10&" + rules + "&start=" + URLEncoder.encode(fen, StandardCharsets.UTF_8),
                width,
                width == PHONE ? ColorScheme.DARK : ColorScheme.LIGHT);
        assertThat(page.locator(".turn")).hasText("White to move.");
        return page;
    }

    private static List<JsonNode> won(Page page, int width, String... first) {
        ClickedGame game = new ClickedGame(page);
        List<JsonNode> moves = game.toItsEnd(first);
        assertThat(game.turn()).hasText("White wins: checkmate.");
        assertThat((int) page.evaluate("document.documentElement.scrollWidth")).isLessThanOrEqualTo(width);
        return moves;
    }

    /// Two gryphons, a step aslant and on as rooks, and a pawn that becomes one more of them.
    @Test
    void bentRidersMateOnTenFiles() {
        Page page = open(
                "board=10x8&white=R,N,B,FyafsF,Q,K,FyafsF,B,N,R&black=R,N,B,FyafsF,Q,K,FyafsF,B,N,R",
                "9k/P9/10/10/10/10/4G5/G3K5 w - - 0 1",
                PHONE);
        assertThat(won(page, PHONE, "a7a8g").getFirst().path("promotion").asString())
                .isNotEmpty();
    }

    @Test
    void piecesAreDroppedUntilMate() {
        Page page = open("variant=crazyhouse", "6k1/5ppp/8/3n4/4P3/8/8/K7[RN] w - - 0 1", PHONE);
        assertThat(won(page, PHONE, "e4d5")).anyMatch(move -> move.has("drop"));
    }

    @Test
    void aQueenAndARookMateOnHexagons() {
        Page page =
                open("variant=glinski", "*****k5/****7/***8/**9/*10/5K5/10*/9**/2Q5***/7****/R5***** w - - 0 1", WIDE);
        assertThat(won(page, WIDE, "a1a6").getFirst().path("to").asString()).isEqualTo("a6");
        assertThat(page.locator(".hexagons [data-square]").count()).isEqualTo(91);
    }

    /// The king steps over the edge first.
    @Test
    void rooksMateRoundACylinder() {
        Page page = open("board=8x8:cylinder", "4k3/8/2R5/3R4/8/8/8/7K w - - 0 1", WIDE);
        assertThat(won(page, WIDE, "h1a1").getFirst().path("to").asString()).isEqualTo("a1");
    }

    @Test
    void piecesEnterBehindOthersUntilMate() {
        Page page = open("variant=seirawan", "7k/8/8/8/8/8/8/RN2K3[HE] w QAB - 0 1", WIDE);
        assertThat(won(page, WIDE, "b1c3h").getFirst().path("gate").asString()).isEqualTo("archbishop");
    }

    /// Two armies of fifteen different pieces each: some have letters with an apostrophe.
    @Test
    void moreKindsThanLettersPlayUntilMate() {
        Page page = open(
                "board=16x8&white=R,N,B,WD,FAD,NN,KN,K,Q,BN,RN,WA,FD,CZ,NAD,QN"
                        + "&black=WN,FN,BW,RF,H,D,A,K,C,Z,G,WAD,FC,WDN,FAN,NZ",
                "15k/16/16/16/16/16/1W'14/RQ5K8 w - - 0 1",
                PHONE);
        assertThat(won(page, PHONE, "b2c5").getFirst().path("to").asString()).isEqualTo("c5");
    }
}
