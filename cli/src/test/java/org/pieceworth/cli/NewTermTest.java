package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.testkit.RandomPgn;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import tools.jackson.databind.JsonNode;

/// A new term takes its class, a line in the catalogue and a line in `docs/features.md`: with the line alone, every
/// command that takes features knows it.
class NewTermTest {

    private static final int KNIGHT = 1;
    private static final int BISHOP = 2;

    private static final Catalogues CATALOGUES = new Catalogues(
            ModelCatalogue.standard(),
            TermCatalogue.standard()
                    .with(
                            "minors",
                            "a side has three minor pieces or more",
                            (counts, side) -> counts.count(KNIGHT, side) + counts.count(BISHOP, side) > 2 ? 1 : 0));

    @TempDir
    Path folder;

    private String games = "";

    private static CommandRun run(String... arguments) {
        return CommandRun.of(CATALOGUES, arguments);
    }

    @BeforeEach
    void writeGames() throws IOException {
        Path file = folder.resolve("games.pgn");
        Files.writeString(file, RandomPgn.games(0, 300));
        games = file.toString();
    }

    @Test
    void fitHasItsValue() {
        CommandRun run = run(
                "fit",
                games,
                "--features",
                "material,minors",
                "--unit",
                "logit",
                "--ridge",
                "1e-3",
                "--format",
                "json");
        assertThat(run.err()).isEmpty();
        JsonNode values = run.json().path("values");
        assertThat(values.findValuesAsString("feature")).containsSubsequence("P", "N", "B", "R", "Q", "minors");
        assertThat(run("fit", games, "--features", "material,minors", "--unit", "logit", "--ridge", "1e-3")
                        .out())
                .contains("a side has three minor pieces or more");
    }

    @Test
    void countHasItsColumn() {
        assertThat(run("count", games, "--features", "material,minors", "-o", "-", "--quiet")
                        .out())
                .startsWith("P,N,B,R,Q,minors,win,draw,loss");
    }

    @Test
    void errorsNameIt() {
        assertThat(run("fit", games, "--features", "material,minor").err())
                .contains("term 'minor': unknown, the nearest is minors; expected terms of ", "open-file:X minors");
        assertThat(run("fit", games, "--features", "material,minors:B").err()).contains("expected minors alone");
        assertThat(CommandRun.of("fit", games, "--features", "material,minors").err())
                .contains("term 'minors': unknown");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fit", "count"})
    void helpNamesIt(String command) {
        String help = run(command, "--help").out().replaceAll("\\s+", "");
        assertThat(help).contains("open-file:X,minors");
        assertThat(TermCatalogue.standard().kinds())
                .allSatisfy(kind -> assertThat(help).contains(kind.syntax()));
    }

    /// The terms that come with the program are described to their users.
    @Test
    void termsAreDocumented() throws IOException {
        String page = Files.readString(Path.of("../docs/features.md"));
        assertThat(TermCatalogue.standard().kinds())
                .allSatisfy(kind -> assertThat(page).contains("`" + kind.name()));
    }
}
