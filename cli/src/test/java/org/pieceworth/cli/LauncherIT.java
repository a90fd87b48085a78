package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.studies.Version;
import org.pieceworth.testkit.RandomPgn;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The whole program through its real launcher, after the jars are built.
class LauncherIT {

    private static final Path LAUNCHER =
            Path.of("../pieceworth").toAbsolutePath().normalize();

    private static final String GAMES = """
            [Event "one"]
            [Result "1-0"]

            1. e4 d5 2. exd5 Nf6 3. Nc3 Nxd5 4. Nxd5 Qxd5 5. d4 Nc6 6. Nf3 Bg4 1-0

            [Event "two"]
            [Result "0-1"]

            1. e4 e5 2. Nf3 Nc6 3. Nxe5 Nxe5 4. d4 Ng6 5. a3 a6 0-1

            [Event "broken"]
            [Result "0-1"]

            1. e4 e5 2. Ke3 0-1

            [Event "open"]

            1. c4 c5 *
            """;

    @TempDir
    Path folder = Path.of("");

    private record Run(int code, String out, String err) {
        JsonNode json() {
            return new JsonMapper().readTree(out);
        }
    }

    private Run run(String... arguments) throws IOException, InterruptedException {
        return run(folder, LAUNCHER, Map.of(), "", arguments);
    }

    private Run run(Path where, Path launcher, Map<String, String> environment, String input, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(List.of(arguments));
        Path out = Files.createTempFile(folder, "out", "");
        Path err = Files.createTempFile(folder, "err", "");
        Path in = Files.writeString(Files.createTempFile(folder, "in", ""), input);
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(where.toFile())
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().putAll(environment);
        Process process = builder.start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        return new Run(
                process.exitValue(),
                Files.readString(out, StandardCharsets.UTF_8),
                Files.readString(err, StandardCharsets.UTF_8));
    }

    private String games() throws IOException {
        return Files.writeString(folder.resolve("games with space.pgn"), GAMES).toString();
    }

    @Test
    void versionIsQuietlyPrinted() throws IOException, InterruptedException {
        Run run = run("--version");
        assertThat(run).isEqualTo(new Run(0, "pieceworth " + Version.number() + "\n", ""));
    }

    @Test
    void aLinkAndAnOldJavaHomeDoNotMatter() throws IOException, InterruptedException {
        Path link = Files.createSymbolicLink(folder.resolve("a link"), LAUNCHER);
        Run run = run(folder, link, Map.of("JAVA_HOME", "/no/such/jdk"), "", "--version");
        assertThat(run.out()).startsWith("pieceworth ");
        assertThat(run.code()).isZero();
    }

    @Test
    void demoAnswersFirst() throws IOException, InterruptedException {
        Run run = run("demo", "--quick");
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("A knight is worth 2.").contains("archbishop", "queen");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void demoPlays() throws IOException, InterruptedException {
        Run run = run("demo", "--seconds", "2");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).startsWith("A knight is worth 2.").contains("By play: after ");
        JsonNode json = run("demo", "--seconds", "2", "--format", "json").json();
        assertThat(json.path("play").path("games").asLong()).isPositive();
        assertThat(json.path("games")).isNotEmpty();
    }

    /// Killed in the middle and run again, the games are those of a run that nobody disturbed.
    @Test
    void aKilledRunGoesOn() throws IOException, InterruptedException {
        String[] asked = {"selfplay", "--games", "150", "--nodes", "60", "--quiet", "-o", "killed.pgn"};
        Path part = folder.resolve("killed.pgn.part");
        for (long records : new long[] {3, 20}) {
            List<String> command = new ArrayList<>(List.of(LAUNCHER.toString()));
            command.addAll(List.of(asked));
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            while (process.isAlive() && linesOf(part) < records) {
                Thread.sleep(2);
            }
            process.destroyForcibly().waitFor();
        }
        Run resumed = run(asked);
        assertThat(resumed.code()).as(resumed.err()).isZero();
        asked[asked.length - 1] = "undisturbed.pgn";
        run(asked);
        assertThat(folder.resolve("killed.pgn")).hasSameTextualContentAs(folder.resolve("undisturbed.pgn"));
        assertThat(part).doesNotExist();
    }

    private static long linesOf(Path file) throws IOException {
        return Files.exists(file)
                ? Files.readString(file).chars().filter(c -> c == '\n').count()
                : 0;
    }

    /// What the README shows of commands that need no data is what they print.
    @Test
    void theReadmeShowsTrueOutput() throws IOException, InterruptedException {
        String readme = Files.readString(LAUNCHER.resolveSibling("README.md"));
        assertThat(readme).contains("```\n" + run("demo", "--quick").out() + "```");
        List<String> blocks = Pattern.compile("```\n(\\$ ./pieceworth [^\n]*\n.*?)```", Pattern.DOTALL)
                .matcher(readme)
                .results()
                .map(match -> match.group(1))
                .filter(block -> !block.contains(".pgn"))
                .toList();
        assertThat(blocks).hasSizeGreaterThanOrEqualTo(3);
        for (String block : blocks) {
            String command = block.substring("$ ./pieceworth ".length(), block.indexOf('\n'));
            assertThat(run(command.split(" ")).out()).isEqualTo(block.substring(block.indexOf('\n') + 1));
        }
    }

    @Test
    void valueKeepsItsKeys() throws IOException, InterruptedException {
        JsonNode json = run("value", "archbishop", "mRcpR", "--format", "json").json();
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
        JsonNode hopper = json.path("rows").path(7);
        assertThat(hopper.path("value").isNull()).isTrue();
        assertThat(hopper.path("note").asString()).contains("hops");
    }

    @Test
    void severalBoardsAndScalesStandSideBySide() throws IOException, InterruptedException {
        Run table = run("value", "R", "N", "--board", "8x8,10x8,hex:6,8x8:torus", "--models", "universal", "--raw");
        assertThat(table.out()).startsWith("R (rook) is worth 50.91 on 8x8 by the universal model (raw).");
        assertThat(table.out()).contains("59.05", "30.56", "22.75");
        JsonNode rows = run("value", "Q", "--unit", "knight=300", "--format", "json")
                .json()
                .path("rows");
        assertThat(rows.path(1).path("value").asDouble()).isBetween(989.0, 989.1);
        JsonNode knights = run("value", "N", "B", "--unit", "knight=300", "--models", "synergy", "--format", "json")
                .json()
                .path("rows");
        assertThat(knights.path(0).path("value").asDouble()).isBetween(299.999, 300.001);
        assertThat(knights.path(0).path("low").isNull()).isTrue();
        assertThat(knights.path(1).path("low").isNumber()).isTrue();
        assertThat(run("value", "--all", "--models", "mobility", "--format", "csv")
                        .out()
                        .lines())
                .hasSizeGreaterThan(100);
        assertThat(run("value", "RN", "--board", "10x8", "--models", "universal", "--raw", "--rounding", "published")
                        .out())
                .contains("101.48");
    }

    @Test
    void theLexiconHasRanges() throws IOException, InterruptedException {
        JsonNode rows = run("lexicon", "--format", "json").json().path("rows");
        assertThat(rows).hasSize(289);
        JsonNode amazon = rows.path(0);
        assertThat(amazon.path("move").asString()).isEqualTo("BNR");
        assertThat(amazon.path("capture").asString()).isEqualTo("BNR");
        assertThat(amazon.path("low").asDouble())
                .isLessThan(amazon.path("value").asDouble());
        assertThat(amazon.path("high").asDouble())
                .isGreaterThan(amazon.path("value").asDouble());
        JsonNode published = run("lexicon", "--parameters", "published", "--format", "json")
                .json()
                .path("rows");
        assertThat(published).hasSize(289);
        assertThat(published.path(0).path("low").isNull()).isTrue();
    }

    @Test
    void synergyKeepsItsKeys() throws IOException, InterruptedException {
        JsonNode json = run("synergy", "--format", "json").json();
        assertThat(json.path("c").asDouble()).isBetween(0.000461345, 0.000461355);
        assertThat(json.path("maxRelativeError").asDouble()).isBetween(0.04142791685, 0.04142791695);
        assertThat(json.path("meanRelativeError").asDouble()).isPositive();
        assertThat(json.path("rank").asInt()).isEqualTo(8);
        assertThat(json.path("parameters").path("move_as_ferz").isNumber()).isTrue();
        assertThat(json.path("constraints")).hasSize(20);
        Path targets =
                Files.writeString(folder.resolve("my targets.csv"), "piece,value,se\nfR,180,4\nbR,100,3\nC,190,2\n");
        JsonNode own = run("synergy", targets.toString(), "--headings", "--value", "fR,fbR,N", "--format", "json")
                .json();
        assertThat(own.path("values").path(0).path("determined").asBoolean()).isTrue();
        assertThat(own.path("values").path(2).path("value").isNull()).isTrue();
        assertThat(own.path("values").path(2).path("note").asString()).contains("no target says");
        assertThat(run("synergy", "--value", "R,mFcW", "--format", "csv")
                        .out()
                        .lines()
                        .toList())
                .hasSize(3)
                .element(2)
                .asString()
                .startsWith("mFcW,")
                .contains("not determined");
        Run value = run("value", "C", "--targets", targets.toString(), "--headings", "--models", "synergy");
        assertThat(value.out()).contains("190.0", "[186.1, 193.9]");
    }

    @Test
    void compareKeepsItsKeysAndDraws() throws IOException, InterruptedException {
        Path picture = folder.resolve("models.svg");
        JsonNode json = run(
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
        assertThat(run("compare", own.toString()).out()).contains("own.csv");
    }

    @Test
    void materialCountsBothSides() throws IOException, InterruptedException {
        JsonNode json =
                run("material", "--captured", "black:B", "--format", "json").json();
        assertThat(json.path("white").path("army").asDouble()).isBetween(405.47, 405.49);
        assertThat(json.path("black").path("army").asDouble()).isBetween(369.49, 369.51);
        Run embassy = run(
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
    void explainShowsEveryTable() throws IOException, InterruptedException {
        Run run = run("explain", "B", "--model", "universal");
        assertThat(run.out())
                .contains(
                        "3-directional foci",
                        "diagon-rook II",
                        "Selective move blocks",
                        "   7   9  11  13  13  11   9   7");
        assertThat(run("explain", "FfW", "--model", "synergy").out()).contains("star root");
        JsonNode game = run("explain", "K", "--model", "universal", "--captured", "black:B", "--format", "json")
                .json()
                .path("material");
        assertThat(game.path("black").path("army").asDouble()).isBetween(369.49, 369.51);
    }

    @Test
    void explainKeepsItsKeys() throws IOException, InterruptedException {
        JsonNode steps = run("explain", "B", "--model", "mobility", "--format", "json")
                .json()
                .path("steps");
        assertThat(steps.path(5).path("name").asString()).isEqualTo("penalty");
        assertThat(steps.path(5).path("value").asDouble()).isEqualTo(153);
        assertThat(steps.path(5).path("inputs").path("cbf").asDouble()).isEqualTo(3);
        assertThat(steps.path(6).path("formula").asString()).contains("distance_mobility");
    }

    @Test
    void movesKeepTheirKeys() throws IOException, InterruptedException {
        JsonNode piece = run("moves", "fmWfceF", "--format", "json")
                .json()
                .path("pieces")
                .path(0);
        assertThat(piece.path("quiet").toString()).isEqualTo("[[0,1]]");
        assertThat(piece.path("capture").toString()).isEqualTo("[[-1,1],[1,1]]");
        assertThat(piece.path("rays").path(0).path("kind").asString()).isEqualTo("leap");
        assertThat(piece.path("rays").path(0).path("modality").asString()).isEqualTo("c");
        assertThat(piece.path("warnings").isArray()).isTrue();
        assertThat(run("moves", "mRcpR").out()).contains("◇", "◬", "ride, without capturing");
    }

    @Test
    void perftCounts() throws IOException, InterruptedException {
        JsonNode json = run("perft", "--depth", "4", "--format", "json").json();
        assertThat(json.path("nodes").asLong()).isEqualTo(197_281);
        assertThat(json.path("seconds").asDouble()).isPositive();
    }

    @Test
    void fitKeepsItsKeysAndCountsEveryGame() throws IOException, InterruptedException {
        JsonNode json = run("fit", games(), "--ridge", "0.1", "--draws", "drop", "--unit", "logit", "--format", "json")
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
        run("count", games(), "-o", "counts.csv", "--quiet");
        JsonNode fromRows = fitLogit("rows.mat");
        JsonNode fromCounts = fitLogit("counts.csv");
        assertThat(fromRows.path("values")).isEqualTo(fromCounts.path("values"));
        assertThat(fromRows.path("errors").asString()).isEqualTo("rows independent");
    }

    @Test
    void filesAreWrittenWholeAndWhereLinksPoint() throws IOException, InterruptedException {
        Path target = Files.writeString(folder.resolve("target.csv"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), target);
        assertThat(run("count", games(), "-o", "link.csv", "--quiet")).isEqualTo(new Run(0, "", ""));
        assertThat(link).isSymbolicLink();
        assertThat(target).content().startsWith("P,N,B,R,Q,win,draw,loss");
        assertThat(run("count", games(), "-o", "/dev/stdout", "--quiet").out()).startsWith("P,N,B,R,Q");
        assertThat(run("count", games(), "-o", "no/such/folder.csv").code()).isEqualTo(2);
        assertThat(run("count", games(), "-o", "games.xls").err()).contains("expected csv, mat, rows, parquet, epd");
        try (var files = Files.list(folder)) {
            assertThat(files.map(Path::toString)).noneMatch(name -> name.endsWith(".part"));
        }
    }

    /// The same observations by way of every format that keeps games.
    @Test
    void keptObservationsGiveTheSameFit() throws IOException, InterruptedException {
        JsonNode fromGames = fitLogit(games());
        for (String file : List.of("kept.parquet", "kept.rows")) {
            assertThat(run("count", games(), "-o", file, "--quiet")).isEqualTo(new Run(0, "", ""));
            assertThat(fitLogit(file).path("values")).as(file).isEqualTo(fromGames.path("values"));
        }
        run("count", games(), "-o", "kept.epd", "--quiet");
        assertThat(Files.readAllLines(folder.resolve("kept.epd")))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).contains("result \""));
    }

    /// All that can be asked of a fit, with one blank line between sections; programs get every feature of
    /// groups.
    @Test
    void sectionsStandOneLineApart() throws IOException, InterruptedException {
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
        Run table = run(asked);
        assertThat(table.err()).isEmpty();
        assertThat(table.out())
                .doesNotContain("\n\n\n")
                .contains("The table has 5 of 6 features; --format json has them all.");
        String[] json = Arrays.copyOf(asked, asked.length + 2);
        json[asked.length] = "--format";
        json[asked.length + 1] = "json";
        JsonNode found = run(json).json();
        assertThat(found.path("groups").path("rows").path(0).path("values").propertyNames())
                .containsExactly("P", "N", "B", "R", "Q", "tempo");
        assertThat(found.path("calibration")).allSatisfy(point -> {
            assertThat(point.path("low").asDouble()).isGreaterThanOrEqualTo(0);
            assertThat(point.path("high").asDouble())
                    .isLessThanOrEqualTo(1)
                    .isGreaterThan(point.path("low").asDouble());
        });
    }

    /// Page, picture and tables of a fit are written beside its report.
    @Test
    void pagesPicturesAndTablesAreWritten() throws IOException, InterruptedException {
        Run run = run(
                "fit",
                games(),
                "--ridge",
                "0.1",
                "--draws",
                "drop",
                "--unit",
                "logit",
                "--report",
                "page.html",
                "--plot",
                "values.svg",
                "--tables",
                "values.c",
                "--quiet");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(folder.resolve("page.html"))
                .content()
                .startsWith("<!doctype html>")
                .contains("Piece values from 2 games")
                .doesNotContain("src=\"http");
        assertThat(folder.resolve("values.svg")).content().contains("<svg");
        assertThat(folder.resolve("values.c")).content().contains("static const");
    }

    @Test
    void namesOutsideAsciiWorkInAnyLocale() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("späth.pgn"), GAMES);
        Run run = run(folder, LAUNCHER, Map.of("LC_ALL", "C"), "", "count", "späth.pgn", "-o", "-", "--quiet");
        assertThat(run.out()).startsWith("P,N,B,R,Q");
    }

    private JsonNode fitLogit(String file) throws IOException, InterruptedException {
        return run("fit", file, "--ridge", "0.1", "--draws", "drop", "--unit", "logit", "--format", "json")
                .json();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            vlaue N                        | did you mean value?
            value                          | expected Betza notation (BN) or a name
            value archbishup               | nearest name is 'archbishop'
            value N-B                      | character 2
            value N --board 17x8           | expected 1 to 16
            value N --models nothing       | model 'nothing' is not known
            value N --unit florin          | expected PIECE=NUMBER
            value N --threads 0            | expected 1 or more
            moves N --at z9                | expected a1 to h8
            fit nothing.pgn                | no such file
            fit .                          | is a folder
            fit x.pgn --features materiel  | nearest
            fit x.pgn --features material,material | twice
            fit x.pgn --where WhiteElo     | expected one of =
            fit x.pgn --by elo:x           | expected a width
            fit x.pgn --by 1x              | expected player
            fit x.pgn --alias nobody       | no such file
            fit x.pgn --quiet-plies -1     | quiet rule
            fit x.pgn --bootstrap 1        | expected 2 to
            fit x.pgn --bootstrap few      | --bootstrap: found 'few', expected a whole number
            fit x.pgn --draws maybe        | --draws: found 'maybe', expected ordered, half or drop
            fit x.pgn --smooth much        | expected auto
            fit x.pgn --influence -1       | expected 0 to
            fit x.pgn --target score --draws ordered | expected half
            fit x.pgn --plot x.gif         | ends with .svg or .png
            fit x.pgn --tables x.txt       | ends with .c
            fit x.pgn --report no/x.html   | no such folder
            perft --depth 99               | expected 0 to 30
            demo --seconds 0               | expected 1 to 86400
            selfplay --games 0             | expected 1 to
            selfplay --nodes 0             | expected 1 to
            selfplay --nodes 5 --depth 2   | expected one of them
            selfplay --adjudicate maybe    | expected off, or win=SCORE:MOVES
            selfplay --variant nix         | no variant is named 'nix'
            selfplay --white RNBQ          | found 4 pieces, expected 8
            selfplay --white RNBQQBNR      | found 0 royal pieces, expected 1
            selfplay -o no/such/x.pgn      | no such folder
            selfplay -o games.xls          | expected a name that ends in .pgn
            perft --depth 2 --fen x        | expected at least placement
            perft --depth 2 --variant nix  | no variant is named 'nix'
            count nothing.pgn -o x         | no such file
            value R --density 2            | expected a number from 0.01 to 1
            value R --board hex:0          | expected 1 to 9
            moves R --board hex:6          | give a rectangle
            explain R N                    | expected one at a time
            explain R --model universal --at e4 | only mobility does
            explain K --captured black:B   | add --model universal
            synergy nothing.csv            | no such file
            synergy --slack 0              | above 0
            synergy --solver de --value R  | leave out --solver
            lexicon --headings             | see `pieceworth synergy`
            compare --plot x.png           | ends in .svg
            compare --sets nobody          | no list has such a name
            material --captured white      | expected such as white:B
            material --captured white:X    | is not of this game
            material --promoted white:P    | expected such as black:P=Q
            material --corrections 2,1,1   | expected three numbers from 0 to 1
            material --opening 8/8         | the opening has no piece K
            """)
    void badInputGetsOneLineAndExitTwo(String arguments, String part) throws IOException, InterruptedException {
        Run run = run(arguments.split(" +"));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines())
                .singleElement()
                .asString()
                .startsWith("pieceworth: ")
                .contains(part);
    }

    @Test
    void theArticlesPresetGivesItsFigures() throws IOException, InterruptedException {
        Path games = Path.of("../../shared/data/games/openrating.pgn")
                .toAbsolutePath()
                .normalize();
        assumeTrue(Files.exists(games), "reference data absent: openrating.pgn");
        JsonNode json = run("fit", games.toString(), "--preset", "medvedev", "--ridge", "0", "--format", "json")
                .json();
        assertThat(json.path("values").path(4).path("value").asDouble())
                .isCloseTo(1078.8726, Assertions.within(0.00005));
    }

    @Test
    void theEngineSpeaksUci() throws IOException, InterruptedException {
        String input = """
                uci
                setoption name PieceValues value universal
                position startpos moves e2e4
                no such command
                go infinite
                quit
                """;
        Run run = run(folder, LAUNCHER, Map.of(), input, "uci", "--values", "mobility", "--hash", "2");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("id name Pieceworth " + Version.number() + "\n")
                .contains("option name PieceValues type string default mobility\n", "\nuciok\n")
                .contains("info string unknown command 'no such command'")
                .containsPattern("\nbestmove [a-h][1-8][a-h][1-8].*\n$");
        Run bad = run("uci", "--values", "mobilty");
        assertThat(bad.code()).isEqualTo(2);
        assertThat(bad.err()).startsWith("pieceworth: values 'mobilty': is neither a model nor a file");
    }
}
