package org.pieceworth.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Games as pages to keep, with their scorecards.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GamePagesTest {

    private static final String HOSTILE = "<script>alert(1)<b>&\"'";

    /// What a browser would fetch, or run.
    private static final Pattern LOADED = Pattern.compile(
            "(?i)<(link|img|iframe|object|embed|base|form)\\b|\\s(src|on[a-z]+|action)=|url\\(|@import");

    @TempDir
    static Path data;

    private Visitor visitor;

    @BeforeAll
    void open() {
        visitor = new Visitor(data, 1_000_000);
    }

    @AfterAll
    void close() {
        visitor.close();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private String page(String parameters) {
        HttpResponse<String> answer = visitor.get("api/v1/page?format=html&" + parameters);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
        // Its own style and script are texts of the program; all else might come from elsewhere.
        String marked = answer.body()
                .replaceAll("(?s)<(style|script)( type=\"application/json\" id=\"[a-z-]+\")?>.*?</\\1>", "");
        Matcher loaded = LOADED.matcher(marked.replaceAll("&[a-z0-9#]+;", " "));
        assertThat(loaded.find() ? loaded.group() : "").isEmpty();
        assertThat(marked).doesNotContain("<script");
        return answer.body();
    }

    private String send(String ini) {
        return Visitor.json(visitor.ask(
                        "POST",
                        "api/v1/variants?name=" + encoded(HOSTILE) + ".ini",
                        ini.getBytes(StandardCharsets.UTF_8)))
                .path("file")
                .asString();
    }

    @Test
    void aGameIsKeptWithItsPiecesValuesAndMoves() {
        String page = page("white=R,FfW,B,Q,K,B,FfW,R&moves=e2e4+d7d5+e4d5");
        assertThat(page)
                .contains("1. e4 d5 2. exd5", "After these moves; Black to move.", "<code>FfW</code>", "of-moves")
                .contains(">universal</th>", "[Event &quot;Game&quot;]", "Its rules, for variants.ini")
                .contains("<title>RSBQKBSR against RNBQKBNR</title>")
                .contains(
                        "<h1>Rook, silver general, bishop, queen against rook, knight, bishop, queen on a board of 8x8</h1>");
        assertThat(page("variant=seirawan")).contains("White has in hand: ");
        assertThat(page("fen=" + encoded("7k/8/8/8/8/8/8/K6R b - - 3 7") + "&moves=h8g7+h1h5"))
                .contains("7… Kg7 8. Rh5");
    }

    /// Whatever a file calls its game and its pieces is text on the page, and nothing else.
    @Test
    void namesOfAFileAreText() {
        String id = send("[" + HOSTILE + ":chess]\ncustomPiece1 = a:FfW\n"
                + "startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RABQKBAR w KQkq - 0 1\n");
        String page = page("variant=" + encoded("@" + id + ":" + HOSTILE));
        assertThat(page).contains("&lt;script&gt;alert(1)&lt;b&gt;&amp;&quot;&#39;");
    }

    @Test
    void aScorecardIsMadeAndKept() throws InterruptedException {
        String asked = "assess?variant=chess&nodes=5,10&games=4&plies=4";
        JsonNode plan = visitor.json("api/v1/" + asked);
        assertThat(plan.path("all").asInt()).isEqualTo(8);
        assertThat(plan.path("seconds").asDouble()).isPositive();
        String id = Visitor.json(visitor.post("api/v1/" + asked)).path("id").asString();
        JsonNode job = visitor.await(id, "done failed cancelled");
        assertThat(job.path("state").asString()).as(job.toString()).isEqualTo("done");
        assertThat(job.path("command").asString())
                .isEqualTo("pieceworth assess chess --nodes 5,10 --games 4 --plies 4");
        assertThat(job.path("progress").path("what").asString())
                .isEqualTo("playing at 10 nodes per move, strength 2 of 2");
        assertThat(job.path("files").toString()).contains("report.html").doesNotContain(".pgn.part", ".part\"");
        JsonNode answer = visitor.json("api/v1/jobs/" + id + "/files/answer.json");
        assertThat(answer.path("verdict").asString()).startsWith("chess");
        assertThat(answer.path("figures").size()).isGreaterThan(4);
        assertThat(page("scorecard=" + id)).contains("id=\"scorecard\"", "legal moves in a position");
        for (String wrong :
                new String[] {"measured=" + id, "scorecard=nosuch", "scorecard=../" + id, "scorecard=@" + id}) {
            assertThat(visitor.get("api/v1/page?" + wrong).statusCode())
                    .as(wrong)
                    .isEqualTo(422);
        }
    }

    /// A stopped one goes on where it was, and gives the same.
    @Test
    void anAssessmentIsStoppedAndGoesOn() throws InterruptedException {
        String asked = "api/v1/assess?board=6x8&nodes=2,3&games=6&plies=4";
        String whole = finished(Visitor.json(visitor.post(asked)).path("id").asString());
        String id = Visitor.json(visitor.post(asked)).path("id").asString();
        while (visitor.json("api/v1/jobs/" + id).path("progress").path("done").asInt() < 2) {
            Thread.sleep(5);
        }
        visitor.post("api/v1/jobs/" + id + "/pause");
        visitor.await(id, "paused done");
        visitor.post("api/v1/jobs/" + id + "/resume");
        assertThat(finished(id)).isEqualTo(whole);
    }

    private String finished(String id) throws InterruptedException {
        JsonNode job = visitor.await(id, "done failed cancelled");
        assertThat(job.path("state").asString()).as(job.toString()).isEqualTo("done");
        return visitor.get("api/v1/jobs/" + id + "/files/answer.json").body();
    }
}
