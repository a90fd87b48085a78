package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Fits that are saved, shown side by side, and predict.
class SavedFitsTest {

    private static final double[] LOGITS = {0.7, 2.0, 2.2, 3.2, 6.5};

    @TempDir
    Path folder = Path.of("");

    private String fit = "";

    /// Positions with known chances of win, draw and loss, each a game of its own.
    @BeforeEach
    void writeFit() throws IOException {
        SplittableRandom random = new SplittableRandom(7);
        StringBuilder rows = new StringBuilder("P,N,B,R,Q,win,draw,loss\n");
        for (int row = 0; row < 3_000; row++) {
            int[] surplus = new int[5];
            double eta = 0.2;
            for (int step = 0; step < 3; step++) {
                surplus[random.nextInt(5)] += random.nextBoolean() ? 1 : -1;
            }
            for (int i = 0; i < 5; i++) {
                eta += LOGITS[i] * surplus[i];
                rows.append(surplus[i]).append(',');
            }
            double u = random.nextDouble();
            double win = 1 / (1 + Math.exp(0.5 - eta));
            double loss = 1 / (1 + Math.exp(0.5 + eta));
            rows.append(u < win ? "1,0,0" : u < win + loss ? "0,0,1" : "0,1,0").append('\n');
        }
        Path file = Files.writeString(folder.resolve("rows.csv"), rows);
        fit = saved("fit.json", file.toString());
    }

    private String saved(String name, String games, String... more) throws IOException {
        String[] words = new String[5 + more.length];
        System.arraycopy(new String[] {"fit", games, "--quiet", "--format", "json"}, 0, words, 0, 5);
        System.arraycopy(more, 0, words, 5, more.length);
        CommandRun run = CommandRun.of(words);
        assertThat(run.code()).as(run.err()).isZero();
        return Files.writeString(folder.resolve(name), run.out()).toString();
    }

    private static JsonNode json(String... words) {
        CommandRun run = CommandRun.of(words);
        assertThat(run.code()).as(run.err()).isZero();
        return run.json();
    }

    private static JsonNode prediction(JsonNode reply) {
        return reply.path("predictions").get(0);
    }

    /// By hand from the coefficients, and near the chances that made the rows.
    @Test
    void chancesAreThoseOfTheModel() throws IOException {
        JsonNode row = prediction(json("predict", fit, "R:B2P", "--format", "json"));
        JsonNode values =
                new JsonMapper().readTree(Files.readString(Path.of(fit))).path("values");
        double[] at = new double[7];
        for (int i = 0; i < at.length; i++) {
            at[i] = values.get(i).path("coefficient").doubleValue();
        }
        double eta = at[3] - at[2] - 2 * at[0] + at[5];
        double win = 1 / (1 + Math.exp(at[6] - eta));
        double loss = 1 / (1 + Math.exp(at[6] + eta));

        assertThat(row.path("win").doubleValue()).isCloseTo(win, within(1e-12));
        assertThat(row.path("draw").doubleValue()).isCloseTo(1 - win - loss, within(1e-12));
        assertThat(row.path("loss").doubleValue()).isCloseTo(loss, within(1e-12));
        assertThat(row.path("score").doubleValue()).isCloseTo((1 + win - loss) / 2, within(1e-12));
        double truth = 1 / (1 + Math.exp(0.5 - (3.2 - 2.2 - 1.4 + 0.2)));
        assertThat(truth)
                .isBetween(
                        row.path("winLow").doubleValue() - 0.03,
                        row.path("winHigh").doubleValue() + 0.03);
    }

    /// Intervals by parameters that are drawn as their covariance says.
    @Test
    void intervalsHoldNineteenInTwentyDraws() throws IOException {
        JsonNode row = prediction(json("predict", fit, "N:2P", "--format", "json"));
        JsonNode saved = new JsonMapper().readTree(Files.readString(Path.of(fit)));
        double[][] root = root(saved.path("covariance").path("logits"));
        int inside = 0;
        int drawn = 20_000;
        int drawInside = 0;
        SplittableRandom random = new SplittableRandom(5);
        for (int draw = 0; draw < drawn; draw++) {
            double[] normal = new double[7];
            Arrays.setAll(normal, _ -> random.nextGaussian());
            double[] at = new double[7];
            for (int i = 0; i < 7; i++) {
                at[i] = saved.path("values").get(i).path("coefficient").doubleValue();
                for (int j = 0; j <= i; j++) {
                    at[i] += root[i][j] * normal[j];
                }
            }
            double eta = at[1] - 2 * at[0] + at[5];
            double win = 1 / (1 + Math.exp(at[6] - eta));
            double loss = 1 / (1 + Math.exp(at[6] + eta));
            inside += isWithin(row, "score", (1 + win - loss) / 2);
            drawInside += isWithin(row, "draw", 1 - win - loss);
        }
        assertThat((double) inside / drawn).isCloseTo(0.95, within(0.006));
        assertThat((double) drawInside / drawn).isCloseTo(0.95, within(0.01));
    }

    private static int isWithin(JsonNode row, String name, double value) {
        return value >= row.path(name + "Low").doubleValue()
                        && value <= row.path(name + "High").doubleValue()
                ? 1
                : 0;
    }

    private static double[][] root(JsonNode matrix) {
        int size = matrix.size();
        double[][] root = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                double left = matrix.get(i).get(j).doubleValue();
                for (int k = 0; k < j; k++) {
                    left -= root[i][k] * root[j][k];
                }
                root[i][j] = i == j ? Math.sqrt(left) : left / root[j][j];
            }
        }
        return root;
    }

    /// So many queens that chances are 0 and 1 to the last digit.
    @Test
    void whatIsSureHasBounds() {
        JsonNode row = prediction(json("predict", fit, "9Q9Q9Q:", "--format", "json"));

        for (String name : List.of("win", "draw", "loss", "score")) {
            double value = row.path(name).doubleValue();
            assertThat(value).isBetween(0.0, 1.0);
            assertThat(row.path(name + "Low").isNumber()).isTrue();
            assertThat(value)
                    .isBetween(
                            row.path(name + "Low").doubleValue(),
                            row.path(name + "High").doubleValue());
        }
    }

    /// A position is described as games are.
    @Test
    void aPositionIsItsImbalance() {
        JsonNode fen =
                prediction(json("predict", fit, "--fen", "4k3/pp1b4/8/8/8/8/8/R3K3 w - - 0 1", "--format", "json"));
        JsonNode typed = prediction(json("predict", fit, "R:BPP", "--format", "json"));

        assertThat(fen.path("score")).isEqualTo(typed.path("score"));
        assertThat(fen.path("drawLow")).isEqualTo(typed.path("drawLow"));
    }

    /// Without White's advantage colours are alike.
    @Test
    void neutralColoursAreAlike() {
        JsonNode white = prediction(json("predict", fit, "N:P", "--neutral", "--format", "json"));
        JsonNode black = prediction(json("predict", fit, "P:N", "--neutral", "--format", "json"));

        assertThat(white.path("win").doubleValue()).isCloseTo(black.path("loss").doubleValue(), within(1e-12));
        assertThat(white.path("scoreLow").doubleValue())
                .isCloseTo(1 - black.path("scoreHigh").doubleValue(), within(1e-12));
    }

    @Test
    void fitsStandSideBySide() throws IOException {
        String other = saved("other.json", folder.resolve("rows.csv").toString(), "--no-white-advantage");
        CommandRun run = CommandRun.of("tabulate", fit, other, "--stars");

        assertThat(run.code()).isZero();
        List<String> lines = run.out().lines().toList();
        assertThat(lines.getFirst()).containsPattern("fit +other");
        assertThat(lines).anyMatch(line -> line.matches("N +\\d+\\.\\d \\(\\d+\\.\\d\\)\\*\\*\\* +\\d+\\.\\d \\(.*"));
        assertThat(lines)
                .anyMatch(line ->
                        line.startsWith("White's advantage") && line.trim().endsWith("*"));
        assertThat(lines).anyMatch(line -> line.startsWith("AIC"));
        JsonNode rows = json("tabulate", fit, other, "--format", "json").path("fits");
        assertThat(rows.get(1).path("value1").doubleValue()).isCloseTo(285, within(40.0));
        assertThat(rows.get(5).path("value2").isNull()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {                          | is not JSON
            {}                         | found no 'values'
            []                         | found no 'values'
            {"values":[{"feature":1}]} | found no 'feature'
            {"values":[]}              | found no 'statistics'
            """)
    void whatIsNoFitIsRefused(String text, String message) throws IOException {
        String file = Files.writeString(folder.resolve("odd.json"), text).toString();
        for (String command : List.of("tabulate", "predict")) {
            CommandRun run = CommandRun.of(command, file);
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err())
                    .startsWith("pieceworth: " + file + ": ")
                    .contains(message)
                    .hasLineCount(1);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Q-RR  | expected pieces of White and Black with a colon
            X:N   | expected pieces that the fit has values for: P N B R Q
            Q:rr  | expected capital letters
            Q:R:R | expected pieces of White and Black with a colon
            """)
    void whatIsNoImbalanceIsRefused(String typed, String message) {
        CommandRun run = CommandRun.of("predict", fit, typed);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .contains("imbalance '" + typed + "'")
                .contains(message)
                .hasLineCount(1);
    }

    /// A kept fit judges rules as the fit itself does.
    @Test
    void testsAreThoseOfTheFit() throws IOException {
        String rules = "2R = Q, B = N";
        String whole = saved("tested.json", folder.resolve("rows.csv").toString(), "--test", rules);
        JsonNode own = new JsonMapper().readTree(Files.readString(Path.of(whole)));
        JsonNode kept = json("test", fit, rules, "--format", "json");
        for (int rule = 0; rule < 2; rule++) {
            JsonNode one = own.path("tests").get(rule);
            JsonNode other = kept.path("tests").get(rule);
            assertThat(other.path("rule")).isEqualTo(one.path("rule"));
            for (String figure : List.of("difference", "se", "low", "high", "pValue", "pHolm")) {
                assertThat(other.path(figure).doubleValue())
                        .as(figure)
                        .isCloseTo(one.path(figure).doubleValue(), within(1e-7));
            }
        }
        JsonNode one = own.path("jointTests").get(0);
        JsonNode other = kept.path("jointTests").get(0);
        assertThat(other.path("f").doubleValue()).isCloseTo(one.path("f").doubleValue(), within(1e-9));
        assertThat(other.path("region").get(0).path("low").doubleValue())
                .isCloseTo(one.path("region").get(0).path("low").doubleValue(), within(1e-9))
                .isLessThan(0);
    }

    /// What one fit has more than the one beside it is tested.
    @Test
    void whatALargerFitAddsIsTested() throws IOException {
        String part = saved("part.json", folder.resolve("rows.csv").toString(), "--no-white-advantage");
        JsonNode nested = json("tabulate", part, fit, "--format", "json").path("jointTests");
        assertThat(nested.size()).isEqualTo(1);
        assertThat(nested.get(0).path("rules").asString()).isEqualTo("white = 0");
        assertThat(nested.get(0).path("pValue").doubleValue()).isLessThan(0.01);
        assertThat(json("tabulate", fit, fit, "--format", "json")
                        .path("jointTests")
                        .isMissingNode())
                .isTrue();
    }

    @Test
    void aCurveGoesByHalvesThroughLevelMaterial() {
        JsonNode curve = json("predict", fit, "--curve", "P:3", "--neutral", "--format", "json")
                .path("predictions");
        assertThat(curve.size()).isEqualTo(13);
        assertThat(curve.get(6).path("gain").doubleValue()).isZero();
        assertThat(curve.get(6).path("score").doubleValue()).isCloseTo(0.5, within(1e-12));
        for (int i = 1; i < 13; i++) {
            assertThat(curve.get(i).path("score").doubleValue())
                    .isGreaterThan(curve.get(i - 1).path("score").doubleValue());
        }
        assertThat(curve.get(0).path("win").doubleValue())
                .isCloseTo(curve.get(12).path("loss").doubleValue(), within(1e-12));
    }

    /// Rows of a file are imbalances; what is no feature is passed over, and so are games without rows.
    @Test
    void rowsOfAFileArePredicted() throws IOException {
        String file = Files.writeString(
                        folder.resolve("more.csv"),
                        "game,ply,P,R,B,N,Q\n\"1,5\",1,-2,1,-1,0,0\n2,,,,,,\n2,3,0,0,0,0e3,0\n\n")
                .toString();
        JsonNode rows = json("predict", fit, "--rows", file, "--format", "json").path("predictions");
        JsonNode typed = prediction(json("predict", fit, "R:B2P", "--format", "json"));
        assertThat(rows.size()).isEqualTo(2);
        for (String figure : List.of("win", "drawHigh", "scoreLow", "gainSe")) {
            assertThat(rows.get(0).path(figure).doubleValue())
                    .isCloseTo(typed.path(figure).doubleValue(), within(1e-12));
        }
        assertThat(rows.get(1).path("gain").doubleValue()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            predict | --curve | Z:3        | expected a feature of this fit
            predict | --curve | P:51       | expected a feature and how far to go, 1 to 50
            predict | --rows  | none.csv   | there is no such file
            test    |         | N > B, Q=R | expected = in each of them
            test    |         | 2R = X     | rule: found 'X' in '2R = X', expected features of this fit
            test    |         | B=N, 2B=2N | expected rules that do not follow from each other
            """)
    void whatCannotBeAskedOfAFitIsRefused(String command, String option, String value, String message) {
        CommandRun run =
                option == null ? CommandRun.of(command, fit, value) : CommandRun.of(command, fit, option, value);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(message).hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            P,N,B,R,Q;1,x,0,0,0   | line 2: found 'x' for N, expected a number of pieces
            P,N,B,R,Q;1,,0,0,0    | line 2: found '' for N, expected a number of pieces
            P,N,B,R,Q;NA,0,0,0,0  | line 2: found 'NA' for P, expected a number of pieces
            P,N,B,R,Q;1,2,3       | line 2: found 3 cells, expected 5
            a,b;1,2               | line 1: found no column of a feature
            P,N,B,R,Queen;0,0,0,0,1 | line 1: found no column of a feature, Q, expected one for each of P N B R Q
            P,P,N,B,R,Q;1,2,0,0,0,0 | line 1: found more than one column P, expected one for each of P N B R Q
            P,N,B,R,Q;            | found no row after the first line
            P,N,B,R,Q;"1,2        | line 2: found an unclosed quote
            """)
    void rowsThatCannotBeReadAreNamed(String text, String message) throws IOException {
        String file = Files.writeString(folder.resolve("odd.csv"), text.replace(";", "\n"))
                .toString();
        CommandRun run = CommandRun.of("predict", fit, "--rows", file);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(message).hasLineCount(1);
    }

    @Test
    void theCovarianceIsASquareOfNames() throws IOException {
        CommandRun run =
                CommandRun.of("fit", folder.resolve("rows.csv").toString(), "--quiet", "--format", "covariance");
        assertThat(run.code()).isZero();
        List<String> lines = run.out().lines().toList();
        assertThat(lines.getFirst()).isEqualTo("term,P,N,B,R,Q,white,drawWidth");
        assertThat(lines).hasSize(8);
        JsonNode matrix = new JsonMapper()
                .readTree(Files.readString(Path.of(fit)))
                .path("covariance")
                .path("logits");
        String[] knight = lines.get(2).split(",", -1);
        assertThat(knight[0]).isEqualTo("N");
        for (int i = 0; i < 7; i++) {
            assertThat(Double.parseDouble(knight[i + 1]))
                    .isCloseTo(matrix.get(1).get(i).doubleValue(), within(1e-12));
        }
    }

    @Test
    void tidyValuesAreThoseOfTheFit() {
        CommandRun run = CommandRun.of("fit", folder.resolve("rows.csv").toString(), "--quiet", "--format", "tidy");

        assertThat(run.code()).isZero();
        List<String> lines = run.out().lines().toList();
        assertThat(lines.getFirst()).isEqualTo("term,estimate,std.error,statistic,p.value,conf.low,conf.high");
        assertThat(lines).hasSize(8);
        String[] knight = lines.get(2).split(",", -1);
        assertThat(knight[0]).isEqualTo("N");
        assertThat(Double.parseDouble(knight[3])).isGreaterThan(10);
        assertThat(Double.parseDouble(knight[1])).isBetween(250.0, 320.0);
    }
}
