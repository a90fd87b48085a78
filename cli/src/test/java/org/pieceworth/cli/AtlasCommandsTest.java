package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.valuation.play.Atlas;
import tools.jackson.databind.JsonNode;

/// The measured pieces that ship, and files of such, wherever values are read.
class AtlasCommandsTest {

    private static final String WHERE = "on 8x8 at 300 nodes per move among N,B,R,Q";

    private static final Set<String> FEW = Set.of("N", "B", "R", "Q", "W", "NF", "NW", "RF", "BfW", "FbW", "FfsW");

    @TempDir
    Path folder = Path.of("");

    private static String answer(String... arguments) {
        CommandRun run = CommandRun.of(arguments);
        assertThat(run.code()).as(run.err()).isZero();
        return run.out();
    }

    @Test
    void modelsAreComparedWithThem() throws IOException {
        String text = answer("compare", "atlas", "--models", "mobility");
        assertThat(text)
                .startsWith("The mobility model is ")
                .contains(" measured value", "± s.e.", "The median standard error of the values is ", "Left out");
        JsonNode row = CommandRun.of("compare", few(), "--models", "play", "--format", "json")
                .json()
                .path("rows")
                .path(0);
        assertThat(row.path("se").asDouble()).isPositive();
        assertThat(row.path("inSample").asBoolean()).isTrue();
        assertThat(row.path("source").asString()).startsWith("measured " + WHERE);
    }

    /// A file of some of the shipped pieces: a fit to all of them takes a second.
    private String few() throws IOException {
        return Files.writeString(
                        folder.resolve("few.tsv"),
                        Atlas.shipped()
                                .text()
                                .lines()
                                .filter(line -> line.contains("\t8x8\t300\tN,B,R,Q\t")
                                        && FEW.contains(line.substring(0, line.indexOf('\t'))))
                                .collect(Collectors.joining("\n", "", "\n")))
                .toString();
    }

    @Test
    void otherConditionsAreNamedAndChosen() throws IOException {
        String text = Atlas.shipped().text();
        String file = Files.writeString(
                        folder.resolve("mine.tsv"),
                        text
                                + text.lines()
                                        .filter(line -> line.startsWith("N\t") && line.contains("\t8x8\t"))
                                        .findFirst()
                                        .orElseThrow()
                                        .replace("\t300\t", "\t4711\t"))
                .toString();
        assertThat(answer("compare", file, "--models", "mobility"))
                .contains("Not compared are pieces measured")
                .contains("on 8x8 at 4,711 nodes per move");
        assertThat(answer("compare", file, "--models", "mobility", "--sets", "4711"))
                .contains("1 measured value");
        CommandRun none = CommandRun.of("compare", file, "--sets", "13x13");
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("--sets", "atlas 8x8 4711").hasLineCount(1);
    }

    @Test
    void theSynergyLawIsFittedToThem() throws IOException {
        assertThat(answer("synergy", "atlas", "--objective", "chi2"))
                .contains("The law is rejected", "pieces measured " + WHERE);
        assertThat(answer("synergy", few())).contains("standard errors", "pieces measured " + WHERE);
        assertThat(answer("value", "N", "--models", "synergy", "--targets", few()))
                .contains("by the synergy model");
    }

    @Test
    void strengthIsPartOfTheOneNumber() {
        assertThat(answer("value", "FfW", "--strength", "3000"))
                .contains("(8x8, engine play at 3,000 nodes per move).");
        assertThat(answer("value", "FfW", "W", "--strength", "3000", "--board", "8x8"))
                .startsWith("On 8x8, engine play at 3,000 nodes per move, in pawns: ");
        assertThat(answer("value", "FfW", "--among", "queen,R,B,N"))
                .contains("(8x8, engine play at 300 to 3,000 nodes per move among B,N,Q,R).");
        JsonNode weak = CommandRun.of("value", "N", "--strength", "50", "--format", "json")
                .json();
        assertThat(weak.path("pooled").path(0).path("nodes").asLong()).isEqualTo(50);
    }

    @ParameterizedTest
    @ValueSource(strings = {"value N --strength 29", "value N --strength 10001", "value N --strength x"})
    void aStrengthThatCannotBeIsRefused(String command) {
        CommandRun run = CommandRun.of(command.split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("--strength").hasLineCount(1);
    }
}
