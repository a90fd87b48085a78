package org.pieceworth.studies.fit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.answer.Section;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.studies.Printed;
import org.pieceworth.studies.fit.part.FitContext;
import org.pieceworth.studies.fit.part.FitPart;
import org.pieceworth.studies.fit.part.FitParts;
import org.pieceworth.studies.fit.part.FitSection;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.TypedOptions;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.testkit.RandomPgn;

/// A new result of a fit is its class, a line in the list and its place in the docs: with the line alone, it is an
/// option, and in the text, the page and the data.
class NewFitPartTest {

    /// The values in the order of their size.
    private static final class RankingPart implements FitPart {

        private boolean asked;

        @Override
        public void describe(Options usage) {
            usage.flag("--ranking", "the features by their values", () -> asked = true);
        }

        @Override
        public Optional<FitSection> section(FitContext fitted) {
            List<FittedValue> ranked = fitted.fit().values().stream()
                    .sorted((one, other) -> Double.compare(Column.value(other.value()), Column.value(one.value())))
                    .toList();
            return asked
                    ? Optional.of(new FitSection(new Section("ranking", "Ranking", "The dearest first")
                            .line("Features by value, 100 % of them:")
                            .line("")
                            .table(Table.of(
                                    "ranking",
                                    ranked,
                                    Column.place("rank"),
                                    Column.words("feature", "feature", FittedValue::feature)))))
                    : Optional.empty();
        }
    }

    @TempDir
    static Path folder;

    private static String games = "";

    @BeforeAll
    static void writeGames() throws IOException {
        games = Files.writeString(folder.resolve("games.pgn"), RandomPgn.games(0, 80))
                .toString();
    }

    private static Document fit(String... words) {
        List<FitPart> parts = Stream.concat(FitParts.all().stream(), Stream.of(new RankingPart()))
                .toList();
        FitQuestion question = new FitQuestion(TermCatalogue.standard(), parts);
        question.describe(new TypedOptions(words));
        return ((Reply.Shown) question.reply().content()).document();
    }

    @Test
    void itIsInEveryForm() {
        Document document = fit(games, "--unit", "logit", "--ridge", "1e-6", "--ranking");
        assertThat(Printed.text(document, Format.TABLE))
                .containsPattern(Printed.inOrder("Log-loss", "Features by value, 100 % of them:", "rank  feature"));
        assertThat(Printed.text(document, Format.MD)).contains("| rank | feature |");
        assertThat(Printed.text(document, Format.LATEX))
                .contains("Features by value, 100 \\% of them:", "rank & feature \\\\");
        assertThat(Printed.json(document).path("ranking")).hasSize(7);
        assertThat(document.html())
                .containsPattern(
                        Printed.inOrder("<a href=\"#ranking\">Ranking</a>", "<h2>The dearest first</h2>", ">rank</th>"))
                .contains("<section id=\"ranking\">");
    }

    @Test
    void itIsLeftOutUnlessItIsAsked() {
        Document document = fit(games, "--unit", "logit", "--ridge", "1e-6");
        assertThat(Printed.text(document, Format.TABLE)).doesNotContain("Features by value");
        assertThat(Printed.json(document).has("ranking")).isFalse();
        assertThat(document.html()).doesNotContain("ranking");
    }
}
