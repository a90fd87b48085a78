package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pieceworth.testkit.RandomPgn;
import tools.jackson.databind.JsonNode;

/// What the program answers, and that programs find the keys they know; through the launcher only where the streams are
/// those of another process.
class AnswersIT extends LaunchedProgram {

    private static final String DEMO_GAMES = Path.of(
                    "../studies/src/main/resources/org/pieceworth/studies/demo/demo-games.pgn.gz")
            .toAbsolutePath()
            .normalize()
            .toString();

    private static final CommandRun QUIET = new CommandRun(0, "", "");

    private static CommandRun answer(String... arguments) {
        return CommandRun.of(arguments);
    }

    private String at(String file) {
        return folder.resolve(file).toString();
    }

    @Test
    void valueKeepsItsKeys() {
        JsonNode json =
                answer("value", "archbishop", "mRcpR", "--format", "json").json();
        assertThat(json.path("board").asString()).isEqualTo("8x8");
        assertThat(json.path("unit").asString()).isEqualTo("pawn=100");
        JsonNode row = json.path("rows").path(0);
        assertThat(row.path("piece").asString()).isEqualTo("archbishop");
        assertThat(row.path("model").asString()).isEqualTo("mobility");
        assertThat(row.path("value").asDouble()).isEqualTo(764);
        assertThat(row.path("low").isNull()).isTrue();
        assertThat(row.path("high").isNull()).isTrue();
        JsonNode universal = json.path("rows").path(1);
        assertThat(universal.path("model").asString()).isEqualTo("universal");
        assertThat(universal.path("note").asString()).contains("anchored at the knight = 304");
        JsonNode synergy = json.path("rows").path(2);
        assertThat(synergy.path("low").asDouble()).isBetween(650.0, 652.0);
        assertThat(synergy.path("high").asDouble()).isBetween(657.0, 658.0);
        assertThat(synergy.path("note").asString()).contains("range over equally good fits");
        JsonNode hopper = json.path("rows").path(8);
        assertThat(hopper.path("value").isNull()).isTrue();
        assertThat(hopper.path("note").asString()).contains("hops");
    }

    @Test
    void severalBoardsAndScalesStandSideBySide() {
        CommandRun table =
                answer("value", "R", "N", "--board", "8x8,10x8,hex:6,8x8:torus", "--models", "universal", "--raw");
        assertThat(table.out()).contains("\nOn 8x8 by the universal model: rook 50.91, knight 30.00 (raw).");
        assertThat(table.out()).contains("59.05", "30.56", "110.09");
        JsonNode rows = answer("value", "Q", "--unit", "knight=300", "--format", "json")
                .json()
                .path("rows");
        assertThat(rows.path(1).path("value").asDouble()).isBetween(989.0, 989.1);
        JsonNode knights = answer("value", "N", "B", "--unit", "knight=300", "--models", "synergy", "--format", "json")
                .json()
                .path("rows");
        assertThat(knights.path(0).path("value").asDouble()).isBetween(299.999, 300.001);
        assertThat(knights.path(0).path("low").isNull()).isTrue();
        assertThat(knights.path(1).path("low").isNumber()).isTrue();
        assertThat(answer("value", "--all", "--models", "mobility", "--format", "csv")
                        .out()
                        .lines())
                .hasSizeGreaterThan(100);
        assertThat(answer("value", "RN", "--board", "10x8", "--models", "universal", "--raw", "--rounding", "published")
                        .out())
                .contains("101.48");
    }

    @Test
    void theLexiconHasRanges() {
        JsonNode rows = answer("lexicon", "--format", "json").json().path("rows");
        assertThat(rows).hasSize(289);
        JsonNode amazon = rows.path(0);
        assertThat(amazon.path("move").asString()).isEqualTo("BNR");
        assertThat(amazon.path("capture").asString()).isEqualTo("BNR");
        assertThat(amazon.path("low").asDouble())
                .isLessThan(amazon.path("value").asDouble());
        assertThat(amazon.path("high").asDouble())
                .isGreaterThan(amazon.path("value").asDouble());
        JsonNode published = answer("lexicon", "--parameters", "published", "--format", "json")
                .json()
                .path("rows");
        assertThat(published).hasSize(289);
        assertThat(published.path(0).path("low").isNull()).isTrue();
    }

    @Test
    void synergyKeepsItsKeys() throws IOException {
        JsonNode json = answer("synergy", "--format", "json").json();
        assertThat(json.path("c").asDouble()).isBetween(0.000461345, 0.000461355);
        assertThat(json.path("maxRelativeError").asDouble()).isBetween(0.04142791685, 0.04142791695);
        assertThat(json.path("meanRelativeError").asDouble()).isPositive();
        assertThat(json.path("rank").asInt()).isEqualTo(8);
        assertThat(json.path("parameters").path("move_as_ferz").isNumber()).isTrue();
        assertThat(json.path("constraints")).hasSize(20);
        Path targets =
                Files.writeString(folder.resolve("my targets.csv"), "piece,value,se\nfR,180,4\nbR,100,3\nC,190,2\n");
        JsonNode own = answer("synergy", targets.toString(), "--headings", "--value", "fR,fbR,N", "--format", "json")
                .json();
        assertThat(own.path("values").path(0).path("determined").asBoolean()).isTrue();
        assertThat(own.path("values").path(2).path("value").isNull()).isTrue();
        assertThat(own.path("values").path(2).path("note").asString()).contains("no target gives a value for");
        assertThat(answer("synergy", "--value", "R,mFcW", "--format", "csv")
                        .out()
                        .lines()
                        .toList())
                .hasSize(3)
                .element(2)
                .asString()
                .startsWith("mFcW,")
                .contains("not determined");
        CommandRun value = answer("value", "C", "--targets", targets.toString(), "--headings", "--models", "synergy");
        assertThat(value.out()).contains("190.0", "[186.1, 193.9]");
    }

    @Test
    void compareKeepsItsKeysAndDraws() throws IOException {
        Path picture = folder.resolve("models.svg");
        JsonNode json = answer(
                        "compare",
                        "--plot",
                        picture.toString(),
                        "--models",
                        "mobility,universal,synergy",
                        "--format",
                        "json")
                .json();
        assertThat(json.path("summary")).hasSize(3);
        for (JsonNode model : json.path("summary")) {
            assertThat(model.path("n").asInt()).isGreaterThan(40);
            assertThat(model.path("meanAbsPct").asDouble()).isBetween(1.0, 30.0);
            assertThat(model.path("spearman").asDouble()).isBetween(0.5, 1.0);
        }
        assertThat(Files.readString(picture)).startsWith("<svg").endsWith("</svg>\n");
        Path own = Files.writeString(folder.resolve("own.csv"), "N,300\nBN,700\nR,500\n");
        assertThat(answer("compare", own.toString()).out()).contains("own.csv");
    }

    @Test
    void materialCountsBothSides() {
        JsonNode json =
                answer("material", "--captured", "black:B", "--format", "json").json();
        assertThat(json.path("white").path("army").asDouble()).isBetween(405.47, 405.49);
        assertThat(json.path("black").path("army").asDouble()).isBetween(369.49, 369.51);
        CommandRun embassy = answer(
                "material",
                "--opening",
                "rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR",
                "--piece",
                "A=archbishop",
                "--piece",
                "C=RN",
                "--rounding",
                "published");
        assertThat(embassy.out()).contains("98.22", "101.48", "115.18");
    }

    @Test
    void explainShowsEveryTable() {
        CommandRun run = answer("explain", "B", "--model", "universal");
        assertThat(run.out())
                .contains(
                        "3-directional foci",
                        "diagon-rook II",
                        "Selective move blocks",
                        "   7   9  11  13  13  11   9   7");
        assertThat(answer("explain", "FfW", "--model", "synergy").out()).contains("star root");
        JsonNode game = answer("explain", "K", "--model", "universal", "--captured", "black:B", "--format", "json")
                .json()
                .path("material");
        assertThat(game.path("black").path("army").asDouble()).isBetween(369.49, 369.51);
    }

    @Test
    void explainKeepsItsKeys() {
        JsonNode steps = answer("explain", "B", "--model", "mobility", "--format", "json")
                .json()
                .path("steps");
        assertThat(steps.path(5).path("name").asString()).isEqualTo("penalty");
        assertThat(steps.path(5).path("value").asDouble()).isEqualTo(153);
        assertThat(steps.path(5).path("inputs").path("cbf").asDouble()).isEqualTo(3);
        assertThat(steps.path(6).path("formula").asString()).contains("distance_mobility");
    }

    @Test
    void movesKeepTheirKeys() {
        JsonNode piece = answer("moves", "fmWfceF", "--format", "json")
                .json()
                .path("pieces")
                .path(0);
        assertThat(piece.path("quiet").toString()).isEqualTo("[[0,1]]");
        assertThat(piece.path("capture").toString()).isEqualTo("[[-1,1],[1,1]]");
        assertThat(piece.path("rays").path(0).path("kind").asString()).isEqualTo("leap");
        assertThat(piece.path("rays").path(0).path("modality").asString()).isEqualTo("c");
        assertThat(piece.path("warnings").isArray()).isTrue();
        assertThat(answer("moves", "mRcpR").out()).contains("◇", "◬", "ride, without capturing");
    }

    @Test
    void perftCounts() {
        JsonNode json = answer("perft", "--depth", "4", "--format", "json").json();
        assertThat(json.path("nodes").asLong()).isEqualTo(197_281);
        assertThat(json.path("seconds").asDouble()).isPositive();
    }

    @Test
    void fitKeepsItsKeysAndCountsEveryGame() throws IOException {
        JsonNode json = answer(
                        "fit", games(), "--ridge", "0.1", "--draws", "drop", "--unit", "logit", "--format", "json")
                .json();
        assertThat(json.path("games").asInt()).isEqualTo(2);
        assertThat(json.path("skipped").toString()).isEqualTo("{\"illegal-move\":1,\"unknown-result\":1}");
        assertThat(json.path("draws").asString()).isEqualTo("drop");
        assertThat(json.path("solver").asString()).isEqualTo("newton");
        assertThat(json.path("values").path(0).path("feature").asString()).isEqualTo("P");
        assertThat(json.path("values").path(3).path("value").isNull()).isTrue();
        assertThat(json.path("values").path(5).path("feature").asString()).isEqualTo("white");
        assertThat(json.path("logLoss").isNumber()).isTrue();
        assertThat(json.path("provenance").path("files").path(0).path("sha256").asString())
                .hasSize(64);
    }

    @Test
    void standardInputAndFilesOfCountsAreRead() throws IOException, InterruptedException {
        Run counted = run(folder, LAUNCHER, Map.of(), GAMES, "count", "-", "-o", "rows.mat", "--quiet");
        assertThat(counted).isEqualTo(new Run(0, "", ""));
        assertThat(Files.readAllLines(folder.resolve("rows.mat"))).allMatch(row -> row.length() == 17);
        answer("count", games(), "-o", at("counts.csv"), "--quiet");
        JsonNode fromRows = fitLogit(at("rows.mat"));
        JsonNode fromCounts = fitLogit(at("counts.csv"));
        assertThat(fromRows.path("values")).isEqualTo(fromCounts.path("values"));
        assertThat(fromRows.path("errors").asString()).isEqualTo("rows independent");
    }

    @Test
    void filesAreWrittenWholeAndWhereLinksPoint() throws IOException, InterruptedException {
        Path target = Files.writeString(folder.resolve("target.csv"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), target);
        assertThat(answer("count", games(), "-o", at("link.csv"), "--quiet")).isEqualTo(QUIET);
        assertThat(link).isSymbolicLink();
        assertThat(target).content().startsWith("P,N,B,R,Q,win,draw,loss");
        assertThat(run("count", games(), "-o", "/dev/stdout", "--quiet").out()).startsWith("P,N,B,R,Q");
        assertThat(answer("count", games(), "-o", at("no/such/folder.csv")).code())
                .isEqualTo(2);
        assertThat(answer("count", games(), "-o", at("games.xls")).err())
                .contains("expected csv, mat, rows, parquet, epd");
        try (var files = Files.list(folder)) {
            assertThat(files.map(Path::toString)).noneMatch(name -> name.endsWith(".part"));
        }
    }

    /// The same observations by way of every format that keeps games.
    @Test
    void keptObservationsGiveTheSameFit() throws IOException {
        JsonNode fromGames = fitLogit(games());
        for (String file : List.of("kept.parquet", "kept.rows")) {
            assertThat(answer("count", games(), "-o", at(file), "--quiet")).isEqualTo(QUIET);
            assertThat(fitLogit(at(file)).path("values")).as(file).isEqualTo(fromGames.path("values"));
        }
        answer("count", games(), "-o", at("kept.epd"), "--quiet");
        assertThat(Files.readAllLines(folder.resolve("kept.epd")))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).contains("result \""));
    }

    /// All that can be asked of a fit, with one blank line between sections; programs get every feature of
    /// groups.
    @Test
    void sectionsStandOneLineApart() throws IOException {
        String file = Files.writeString(folder.resolve("random.pgn"), RandomPgn.games(1, 400))
                .toString();
        String[] asked = {
            "fit",
            file,
            "--unit",
            "logit",
            "--by",
            "White",
            "--calibration",
            "--held-out",
            "--compare-draws",
            "--influence",
            "2",
            "--features",
            "material,tempo"
        };
        CommandRun table = answer(asked);
        assertThat(table.err()).isEmpty();
        assertThat(table.out())
                .doesNotContain("\n\n\n")
                .doesNotContain("features; --format json has them all")
                .contains("tempo");
        String[] json = Arrays.copyOf(asked, asked.length + 2);
        json[asked.length] = "--format";
        json[asked.length + 1] = "json";
        JsonNode found = answer(json).json();
        assertThat(found.path("groups").path("rows").path(0).path("values").propertyNames())
                .containsExactly("P", "N", "B", "R", "Q", "tempo");
        assertThat(found.path("calibration")).allSatisfy(point -> {
            assertThat(point.path("low").asDouble()).isGreaterThanOrEqualTo(0);
            assertThat(point.path("high").asDouble())
                    .isLessThanOrEqualTo(1)
                    .isGreaterThan(point.path("low").asDouble());
        });
    }

    /// Page, picture and tables of a fit are written besides its report.
    @Test
    void pagesPicturesAndTablesAreWritten() {
        CommandRun run = answer(
                "fit",
                DEMO_GAMES,
                "--report",
                at("page.html"),
                "--plot",
                at("values.svg"),
                "--tables",
                at("values.c"),
                "--quiet");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(folder.resolve("page.html"))
                .content()
                .startsWith("<!doctype html>")
                .contains("Piece values from ")
                .doesNotContain("src=\"http");
        assertThat(folder.resolve("values.svg")).content().contains("<svg");
        assertThat(folder.resolve("values.c")).content().contains("static const");
    }

    private JsonNode fitLogit(String file) {
        return answer("fit", file, "--ridge", "0.1", "--draws", "drop", "--unit", "logit", "--format", "json")
                .json();
    }
}
