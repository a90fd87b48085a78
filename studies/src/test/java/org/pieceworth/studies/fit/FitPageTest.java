package org.pieceworth.studies.fit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.studies.Printed;
import org.pieceworth.studies.reading.ReadRequest;
import org.pieceworth.testkit.MarkupCheck;
import org.pieceworth.testkit.RandomPgn;

/// The page of a fit: the tables of its text, with charts.
class FitPageTest {

    private static final Pattern CODE = Pattern.compile("(<(script|style)[^>]*>).*?(</\\2>)", Pattern.DOTALL);

    @TempDir
    Path folder = Path.of("");

    private String page(Grouping grouping, String... words) throws IOException {
        String hostile = "</script><script>alert('x')</script>\\\"><img src=x>";
        Path file = Files.writeString(
                folder.resolve("games.pgn"),
                RandomPgn.games(0, 100).replaceAll("\\[White \"[^\"]*\"]", "[White \"" + hostile + "\"]")
                        + RandomPgn.games(100, 200)
                        + "[Event \"x\"]\n[Result \"1-0\"]\n\n1. e5 1-0\n\n");
        ReadRequest reading = ReadRequest.of(
                List.of(file.toString()), ObservationSettings.DEFAULT.withGrouping(grouping), Optional.empty());
        return AskedFit.of(reading, FitSettings.DEFAULT, words)
                .answer()
                .document()
                .html();
    }

    @Test
    void sectionsStandInOrderWithAllNumbers() throws IOException {
        String html = page(
                Grouping.parse("White"),
                "--calibration",
                "--held-out",
                "--compare-draws",
                "--influence",
                "3",
                "--diagnostics");
        String markup = CODE.matcher(html).replaceAll("$1$3");
        MarkupCheck.check(markup);
        assertThat(markup)
                .containsPattern(Printed.inOrder(
                        "<h1>Knight: ",
                        "Piece values",
                        "Method",
                        "Skipped games",
                        "illegal-move",
                        "a move that cannot be played in its position",
                        "Capablanca&#39;s rules",
                        "By White",
                        "Do games end as the values predict?",
                        "Held-out games",
                        "Ways of counting draws",
                        "Influential games",
                        "Diagnostics",
                        "How to reproduce this",
                        "SHA-256"))
                .contains("Kaufman", "<table class=\"many\"", "<table class=\"few\"", "data-kind=\"dots\"");
        assertThat(markup.replace("xmlns=\"http://www.w3.org/2000/svg\"", ""))
                .as("nothing is loaded")
                .doesNotContain("http:", "https:", "@import", "url(", "<link", "<iframe", "NaN", "Infinity")
                .contains("default-src &#39;none&#39;");
        assertThat(html).doesNotContain("alert('x')", "</script><script>alert");
        assertThat(markup).doesNotContain("<img").contains("&lt;img");
        assertThat(html.split("(?i)</script", -1)).hasSize(4);
    }
}
