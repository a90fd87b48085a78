package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

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

/// The commands that take variants.
class VariantCommandsTest {

    private static final String MINE = """
            # A game of mine.
            [mine:capablanca]
            customPiece1 = e:FDnA
            startFen = rnabqkbenr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBENR w KQkq - 0 1
            chancellor = -
            maxRnk = 9

            [plain:chess]
            startFen = rnbqkbnr/pppppppp/8/8/8/8/8/RNBQKBNR w - - 0 1

            [bad:chess]
            castling = perhaps
            """;

    @TempDir
    Path folder = Path.of("");

    private String mine() throws IOException {
        return Files.writeString(folder.resolve("my.ini"), MINE).toString();
    }

    private static List<String> texts(JsonNode array, String field) {
        List<String> texts = new ArrayList<>();
        array.forEach(node -> texts.add(node.path(field).asString()));
        return texts;
    }

    /// The first game's tag says which variant it is, unless the user does.
    @Test
    void gamesOfVariantsAreCounted() throws IOException {
        String pgn = """
                [Variant "Crazyhouse"]

                1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ 4. Be2 P@e4 5. @d4 Qa5 6. a3 a6 7. h3 h6 1-0

                1. e4 e5 2. Nf3 Nc6 3. Nxe5 Nxe5 4. d4 Ng6 5. Nc3 a6 6. a3 h6 0-1
                """;
        String file = Files.writeString(folder.resolve("zh.pgn"), pgn).toString();
        CommandRun counted = CommandRun.of("count", file, "-o", "-");
        assertThat(counted.out()).startsWith("P,N,B,R,Q,Q~,R~,B~,N~,hand:P,hand:N,hand:B,hand:R,hand:Q,win,draw,loss");
        assertThat(counted.err()).contains("2 games (0.0 % drawn)");
        assertThat(CommandRun.of("count", file, "-o", "-", "--variant", "chess").err())
                .contains("1 game used");
        CommandRun unknown = CommandRun.of("fit", file, "--variant", "atomik");
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("the nearest name is 'atomic'");
        assertThat(CommandRun.of("fit", file, "--draws", "half", "--calibration")
                        .code())
                .isEqualTo(2);
        String both = Files.writeString(
                        folder.resolve("both.pgn"),
                        pgn + pgn.replace("1-0", "0-1").replace("h6 0-1", "h6 1-0"))
                .toString();
        CommandRun fitted =
                CommandRun.of("fit", both, "--keep-duplicates", "--draws", "half", "--unit", "logit", "--ridge", "1");
        assertThat(fitted.code()).as(fitted.err()).isZero();
        assertThat(fitted.out()).contains("of crazyhouse.");
    }

    @Test
    void variantsListsWhatShips() {
        JsonNode rows = CommandRun.of("variants", "--format", "json").json().path("rows");
        assertThat(rows.size()).isGreaterThan(100);
        assertThat(texts(rows, "name"))
                .contains("chess", "capablanca", "shogi", "xiangqi")
                .doesNotHaveDuplicates();
        assertThat(CommandRun.of("variants").out()).contains("not modelled", "twoBoards");
    }

    @Test
    void variantsFindsByBoardNameAndPiece() {
        assertThat(texts(
                        CommandRun.of("variants", "12x8", "--format", "json")
                                .json()
                                .path("rows"),
                        "name"))
                .containsExactly("courier");
        assertThat(texts(
                        CommandRun.of("variants", "dragonHorse", "--format", "json")
                                .json()
                                .path("rows"),
                        "name"))
                .contains("shogi", "minishogi");
    }

    @Test
    void oneVariantIsShownWithItsPieces() {
        assertThat(CommandRun.of("variants", "Capablanca").out())
                .contains("José Raúl Capablanca", "10x8", "archbishop", "BN", "rnabqkbcnr");
    }

    /// With and without `@`, wherever a variant may be named.
    @Test
    void aFileThatEndsInIniIsOneOfVariants() throws IOException {
        String file = mine();
        CommandRun checked = CommandRun.of("variants", "--file", file);
        assertThat(CommandRun.of("variants", file)).isEqualTo(checked);
        assertThat(CommandRun.of("variants", "@" + file)).isEqualTo(checked);
        assertThat(CommandRun.of("variants", file + ":plain").out()).contains("plain on 8x8, derived from chess");
        String good = Files.writeString(folder.resolve("good.ini"), "[plain:chess]\n[other:chess]\n")
                .toString();
        assertThat(CommandRun.of("variants", good + ":plane").err()).contains("the nearest name is 'plain'");
        assertThat(CommandRun.of("variants", "@capablanca")).isEqualTo(CommandRun.of("variants", "capablanca"));
        for (String command : List.of("value", "moves", "balance", "material")) {
            CommandRun marked = CommandRun.of(command, "@" + file + ":plain", "--format", "csv");
            assertThat(marked.code()).as(command + marked.err()).isZero();
            assertThat(CommandRun.of(command, file + ":plain", "--format", "csv"))
                    .isEqualTo(marked);
        }
        for (String command : List.of("value", "moves", "balance", "variants", "assess")) {
            CommandRun missing = CommandRun.of(command, file + "x.ini");
            assertThat(missing.code()).isEqualTo(2);
            assertThat(missing.err()).startsWith("pieceworth: " + file + "x.ini: there is no such file");
        }
    }

    @Test
    void aFileIsCheckedWhole() throws IOException {
        CommandRun run = CommandRun.of("variants", "--file", mine(), "--format", "json");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("line 12").contains("expected true or false");
        JsonNode json = run.json();
        assertThat(texts(json.path("rows"), "name")).containsExactly("mine", "plain");
        assertThat(json.path("errors").size()).isEqualTo(1);
        assertThat(json.path("rows").path(0).path("warnings").path(0).asString())
                .contains("maxRank");
        assertThat(json.path("rows").path(0).path("parent").asString()).isEqualTo("capablanca");
    }

    /// A parent or a heading that cannot be found hides none of the other errors.
    @Test
    void allFaultsOfAFileAreReported() throws IOException {
        String file = Files.writeString(folder.resolve("faults.ini"), """
                        [first:chess]
                        castling = perhaps

                        [orphan:chss]
                        maxRank = 90
                        no line
                        customPiece1 = a:fmX
                        promotionPieceTypes = a

                        [child:orphan]
                        nMoveRule = -1

                        [bad heading:chess]
                        maxFile = z
                        """).toString();
        CommandRun run = CommandRun.of("variants", "--file", file, "--format", "json");
        assertThat(run.code()).isEqualTo(2);
        List<String> errors = new ArrayList<>();
        run.json().path("errors").forEach(error -> errors.add(error.asString()));
        assertThat(errors)
                .extracting(error -> error.replaceFirst(".*, line (\\d+): .*", "$1"))
                .containsExactlyInAnyOrder("2", "4", "5", "6", "7", "11", "13", "14");
        assertThat(CommandRun.of("value", "@" + file + ":orphan").err()).contains("line 4", "and 3 more");
        String one = Files.writeString(folder.resolve("one.ini"), "[x\nmaxRank = 90\n")
                .toString();
        CommandRun noHeading = CommandRun.of("variants", "--file", one);
        assertThat(noHeading.code()).isEqualTo(2);
        assertThat(noHeading.out()).contains("line 1", "line 2");
    }

    @ParameterizedTest
    @CsvSource({
        "chess, 3, 8902",
        "fischerandom, 3, 8902",
        "capablanca, 2, 784",
        "berolina, 2, 900",
        "xiangqi, 2, 1920",
        "minishogi, 3, 2512"
    })
    void perftTakesAnyVariant(String variant, int depth, long nodes) {
        JsonNode json = CommandRun.of("perft", "--variant", variant, "--depth", "" + depth, "--format", "json")
                .json();
        assertThat(json.path("nodes").asLong()).isEqualTo(nodes);
        assertThat(json.path("seconds").isNumber()).isTrue();
    }

    @Test
    void perftTakesVariantsOfFiles() throws IOException {
        CommandRun run = CommandRun.of(
                "perft", "--variant", "@" + mine() + ":mine", "--depth", "1", "--divide", "--format", "json");
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("maxRnk");
        assertThat(run.json().path("divide").size())
                .isEqualTo(run.json().path("nodes").asInt());
        CommandRun fromFen = CommandRun.of(
                "perft",
                "--variant",
                "@" + mine() + ":plain",
                "--fen",
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
                "--depth",
                "1",
                "--format",
                "json");
        assertThat(fromFen.json().path("nodes").asLong()).isEqualTo(15);
    }

    @Test
    void perftTellsWhatItCountsWithout() {
        CommandRun run = CommandRun.of("perft", "--variant", "koedem", "--depth", "1", "--format", "json");
        assertThat(run.err()).contains("koedem is counted without", "twoBoards");
        assertThat(run.json().path("notModelled").size()).isPositive();
        assertThat(CommandRun.of("perft", "--variant", "koedem", "--depth", "1", "--quiet")
                        .err())
                .isEmpty();
        assertThat(CommandRun.of("perft", "--depth", "1").err()).isEmpty();
    }

    @Test
    void movesTakesAVariantWithItsBoard() throws IOException {
        JsonNode json = CommandRun.of("moves", "@" + mine() + ":mine", "--format", "json")
                .json();
        assertThat(json.path("board").asString()).isEqualTo("10x8");
        assertThat(texts(json.path("pieces"), "piece")).containsExactly("P", "N", "B", "R", "Q", "A", "E", "K");
        assertThat(CommandRun.of("moves", "@" + mine() + ":mine", "@" + mine() + ":plain")
                        .err())
                .contains("expected one");
    }

    @Test
    void aVariantThatIsNoneIsTold() throws IOException {
        assertThat(CommandRun.of("perft", "--variant", "capablnca", "--depth", "1"))
                .satisfies(run -> assertThat(run.code()).isEqualTo(2))
                .satisfies(run -> assertThat(run.err()).contains("nearest name is 'capablanca'"));
        assertThat(CommandRun.of("perft", "--variant", "@" + mine() + ":min", "--depth", "1")
                        .err())
                .contains("'mine'");
        assertThat(CommandRun.of("perft", "--variant", "@none.ini:x", "--depth", "1")
                        .err())
                .contains("no such file");
    }

    @Test
    void aDialectIsTaken() {
        JsonNode standard = CommandRun.of("moves", "fK", "--format", "json").json();
        JsonNode xboard = CommandRun.of("moves", "fK", "--dialect", "xboard", "--format", "json")
                .json();
        assertThat(standard.path("pieces").path(0).path("quiet").size()).isEqualTo(3);
        assertThat(xboard.path("pieces").path(0).path("quiet").size()).isEqualTo(1);
        assertThat(CommandRun.of("moves", "fK", "--dialect", "mine").err()).contains("expected standard, fsf, xboard");
    }

    /// Where there is no material to win, values mean nothing, and that is said.
    @Test
    void gamesWithoutMaterialHaveNoValuesInPlay() {
        String games = folder.resolve("stones.pgn").toString();
        CommandRun.of("selfplay", "--variant", "flipello", "--games", "40", "--nodes", "20", "-o", games);
        String why = "pieces change sides here, so to have one more now says little about the result";
        CommandRun value = CommandRun.of("value", "flipello", "--format", "json");
        assertThat(value.json().path("withoutMaterial").asString()).isEqualTo(why);
        assertThat(CommandRun.of("value", "flipello").out()).contains("No value here is that of an additional piece");
        assertThat(CommandRun.of("value", "chess", "--format", "json").json().has("withoutMaterial"))
                .isFalse();
        assertThat(value.json().path("otherRules").asString()).isEqualTo(why);
        assertThat(value.json().has("pooled")).isFalse();
        CommandRun fit = CommandRun.of("fit", games, "--variant", "flipello", "--quiet");
        assertThat(fit.code()).isEqualTo(2);
        assertThat(fit.err()).contains("flipello: " + why, "--unit logit");
        CommandRun logit = CommandRun.of("fit", games, "--variant", "flipello", "--unit", "logit", "--quiet");
        assertThat(logit.code()).isZero();
        assertThat(logit.err()).contains("flipello: " + why);
        CommandRun measure = CommandRun.of("measure", "N", "--variant", "amazons");
        assertThat(measure.code()).isEqualTo(2);
        assertThat(measure.err()).contains("amazons: nothing is ever taken here");
    }

    /// Values of chess are not given where other rules change them: what was measured under these rules is, or nothing.
    @Test
    void rulesThatChangeValuesLeaveNoValueOfChess() {
        for (String variant :
                new String[] {"antichess", "extinction", "racingkings", "horde", "kingofthehill", "duck"}) {
            CommandRun value = CommandRun.of("value", variant, "--format", "json");
            assertThat(value.json().has("pooled")).as(variant).isFalse();
            assertThat(value.json().path("otherRules").asString()).as(variant).isNotEmpty();
            assertThat(CommandRun.of("value", variant).out())
                    .contains("Values of chess do not hold: ", "pieceworth measure PIECE --variant " + variant);
            assertThat(CommandRun.of("value", variant, "--format", "ini").out())
                    .doesNotContain("pieceValueMg")
                    .containsPattern("# Measure them: pieceworth measure [A-Z].* --variant " + variant);
        }
        JsonNode atomic =
                CommandRun.of("value", "atomic", "--format", "json").json().path("pooled");
        assertThat(atomic.size()).isEqualTo(4);
        assertThat(atomic.path(0).path("value").asDouble()).isBetween(200.0, 270.0);
        assertThat(CommandRun.of("value", "capablanca", "--format", "json")
                        .json()
                        .path("pooled")
                        .size())
                .isEqualTo(6);
    }

    /// A file is one under any name.
    @Test
    void aFileNeedsNoEnding() throws IOException {
        String file = Files.writeString(folder.resolve("my.ini.txt"), "[mine:chess]\nstalemateValue = loss\n")
                .toString();
        for (String typed : List.of(file, "@" + file, file + ":mine")) {
            CommandRun run = CommandRun.of("variants", typed);
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(run.out()).contains("mine");
        }
        CommandRun absent = CommandRun.of("variants", file.replace("my", "your"));
        assertThat(absent.code()).isEqualTo(2);
        assertThat(absent.err()).contains("there is no such file").hasLineCount(1);
        assertThat(CommandRun.of("variants", "no-such-name").out()).contains("0 variants.");
    }
}
