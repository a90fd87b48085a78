package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// The models that variant authors know, and balance.
class ModelsIT {

    @TempDir
    Path folder = Path.of("");

    private static CommandRun run(String... arguments) {
        return CommandRun.of(arguments);
    }

    @Test
    void everyModelAnswersByDefault() {
        JsonNode rows = run("value", "R", "--format", "json").json().path("rows");
        assertThat(rows.valueStream().map(row -> row.path("model").asString()))
                .startsWith("mobility", "universal", "synergy", "fairy-stockfish", "crowded", "checks", "leapers");
        assertThat(rows.path(3).path("value").asDouble()).isCloseTo(1277 * 304 / 773.0, within(1e-9));
        for (int model : new int[] {1, 3, 4, 5}) {
            assertThat(rows.path(model).path("note").asString()).contains("anchored at the knight");
        }
        assertThat(rows.path(6).path("value").isNull()).isTrue();
        assertThat(rows.path(6).path("note").asString()).contains("two king's steps");
    }

    @ParameterizedTest
    @CsvSource({
        "fairy-stockfish, R4, eg, 900",
        "fairy-stockfish, mRcB, mg, 1203",
        "crowded, N, mg, 5.25",
        "checks, B, mg, 0.0902777778",
        "leapers, N, mg, 308"
    })
    void rawIsTheModelsOwnScale(String model, String piece, String phase, double value) {
        JsonNode row = run("value", piece, "--models", model, "--phase", phase, "--raw", "--format", "json")
                .json()
                .path("rows")
                .path(0);
        assertThat(row.path("value").asDouble()).isCloseTo(value, within(1e-9));
    }

    @Test
    void rawStopsBeforeTheBoardsSize() {
        String[] asked = {"value", "R", "--models", "fairy-stockfish", "--board", "10x8", "--format", "csv"};
        assertThat(run(with(asked, "--raw")).out()).contains(",1277.0,").contains("before the board's size");
        assertThat(run(with(asked, "--unit", "raw")).out()).contains(",1383.0,");
    }

    private static String[] with(String[] asked, String... more) {
        List<String> all = new ArrayList<>(List.of(asked));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    @Test
    void explainInTheSourcesOwnTerms() {
        assertThat(run("explain", "BN", "--model", "fairy-stockfish", "--board", "10x8")
                        .out())
                .contains("capture rides", "v0·e^(v0/10000)", "board size", "2077");
        assertThat(run("explain", "R", "--model", "crowded", "--empty", "opening")
                        .out())
                .contains("crowded board mobility", "probability of 0.5");
        assertThat(run("explain", "Q", "--model", "checks").out()).contains("check 13/36, safe check 37/144");
        assertThat(run("explain", "mNcW", "--model", "leapers").out()).contains("1.1·N·(30 + ⅝·N)", "195.6");
    }

    private static final String VARIANTS = """
            [wide:capablanca]
            startFen = rncbqkbanr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNCBQKBANR w KQkq - 0 1

            [mine:wide]
            promotionPieceTypes = acqr
            """;

    private String variants() throws IOException {
        return "@" + Files.writeString(folder.resolve("my.ini"), VARIANTS);
    }

    @Test
    void everyPieceOfAVariant() throws IOException {
        JsonNode json = run("value", variants() + ":mine", "--unit", "raw", "--format", "json")
                .json();
        assertThat(json.path("variant").asString()).isEqualTo("mine");
        assertThat(json.path("board").asString()).isEqualTo("10x8");
        assertThat(json.path("density").asDouble()).isEqualTo(0.5);
        JsonNode archbishop = json.path("rows")
                .valueStream()
                .filter(row -> row.path("piece").asString().equals("A")
                        && row.path("model").asString().equals("fairy-stockfish"))
                .findFirst()
                .orElseThrow();
        // The engine's constant 2200 on 10x8: 2200·(80 + 104)/(80 + 96).
        assertThat(archbishop.path("value").asDouble()).isEqualTo(2300);
        assertThat(run("value", variants() + ":mine", "N").err()).contains("expected only a variant");
        assertThat(run("value", variants() + ":mine", "--board", "8x8").err()).contains("has a board of its own");
        assertThat(run("value", "N", "--format", "ini").err()).contains("is for variants");
    }

    /// Where the engine is at hand it reads what is printed; an old one does not know the keys of values.
    @Test
    void theLinesForAnEngineLoadThere() throws IOException, InterruptedException {
        CommandRun lines = run("value", variants() + ":mine", "--format", "ini");
        assertThat(lines.code()).isZero();
        assertThat(lines.out())
                .contains("[wide:capablanca]", "[mine:wide]", "pieceValueMg = n:781 ", "pieceValueEg = n:854 ")
                .contains("do not affect the engine's exchange evaluation");
        Path printed = Files.writeString(folder.resolve("printed.ini"), lines.out());
        Path read = folder.resolve("read");
        try {
            new ProcessBuilder("fairy-stockfish", "check", printed.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(read.toFile())
                    .start()
                    .waitFor();
        } catch (IOException absent) {
            assumeTrue(false, "fairy-stockfish is not at hand");
        }
        assertThat(Files.readAllLines(read))
                .contains("Parsing variant: mine")
                .allMatch(line -> !line.startsWith("Invalid") || line.startsWith("Invalid option: pieceValue"));
    }

    @Test
    void balanceOfAVariantOnItsBoard() throws IOException {
        JsonNode json = run(
                        "balance",
                        variants() + ":mine",
                        "--model",
                        "crowded",
                        "--pool",
                        "capablanca,R,N,B,Q",
                        "--tolerance",
                        "50",
                        "--format",
                        "json")
                .json();
        assertThat(json.path("board").asString()).isEqualTo("10x8");
        assertThat(json.path("pairs").asInt()).isEqualTo(4);
        assertThat(json.path("singles").asInt()).isEqualTo(1);
    }

    @Test
    void balanceKeepsItsKeys() {
        JsonNode json = run(
                        "balance",
                        "RNBQKBNR",
                        "--parameters",
                        "published",
                        "--captures",
                        "rook",
                        "--tolerance",
                        "20",
                        "--format",
                        "json")
                .json();
        assertThat(json.path("value").asDouble()).isCloseTo(2882.58, within(0.005));
        assertThat(json.path("pieces")).hasSize(4);
        assertThat(json.path("kinds").asInt()).isEqualTo(17);
        assertThat(json.path("armies").asInt()).isEqualTo(969 * 17);
        assertThat(json.path("within").asInt()).isPositive();
        JsonNode answer = json.path("answers").path(0);
        assertThat(Math.abs(answer.path("difference").asDouble())).isLessThanOrEqualTo(20);
        assertThat(answer.path("low").isNull()).isTrue();
        int pieces = answer.path("pieces")
                .valueStream()
                .mapToInt(piece -> piece.path("count").asInt())
                .sum();
        assertThat(pieces).isEqualTo(7);
    }

    @Test
    void balanceGoesThroughTheWholeLexiconAndRangesDifferences() {
        JsonNode json = run("balance", "RNBQKBNR", "--model", "synergy", "--answers", "3", "--format", "json")
                .json();
        assertThat(json.path("armies").asLong()).isEqualTo(1_174_722_865L);
        assertThat(json.path("answers")).hasSize(3);
        for (JsonNode answer : json.path("answers").values()) {
            assertThat(answer.path("low").asDouble())
                    .isLessThanOrEqualTo(answer.path("difference").asDouble());
            assertThat(answer.path("high").asDouble())
                    .isGreaterThanOrEqualTo(answer.path("difference").asDouble());
            assertThat(answer.path("note").asString()).contains("range of the difference");
        }
    }

    @Test
    void balanceByAnyModelAndPool() {
        CommandRun armies = run(
                "balance",
                "--notes",
                "R,N,B,Q,B,N,R",
                "--model",
                "universal",
                "--pool",
                "chess with different armies",
                "--distinct",
                "--tolerance",
                "100",
                "--answers",
                "2");
        assertThat(armies.code()).isZero();
        assertThat(armies.out()).contains("by the universal model", "no two alike", "anchored at the knight");
        assertThat(run("balance", "Q", "--pool", "R,B,N", "--pieces", "2", "--no-symmetric", "--tolerance", "0")
                        .out())
                .contains("of 6 armies of 3 kinds those whose score against it is expected to be nearest to 50 %:");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "balance K                               | expected 1 to 40",
                "balance RNBQKBNR --no-symmetric         | too many to go through",
                "balance RNBQKBNR --captures xyzzy       | xyzzy",
                "balance RNBQKBNR --model leapers        | has no value by the leapers model",
                "balance Q --model mobility --determined | only the synergy model",
                "balance Q --pool R --captures N         | captures, moves and is determined as requested",
                "balance RRR --pool R,N --distinct --no-symmetric | needs 3 different",
                "balance Q --tolerance -1                | expected 0 or more",
                "balance Q --answers 0                   | expected 1 to 1000",
                "balance Q --board 10x8 --model synergy   | has no value by the synergy model",
                "value N --empty 2                       | --empty",
                "value N --phase late                    | --phase",
                "value N --models leaper                 | expected mobility, universal, synergy, fairy-stockfish"
            })
    void mistakesAreExplainedInOneLine(String command, String message) {
        CommandRun run = run(command.strip().split(" +"));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(message.strip());
        assertThat(run.err().strip().lines()).hasSize(1);
    }
}
