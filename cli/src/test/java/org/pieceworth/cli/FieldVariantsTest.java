package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Files of variants from other tools' bug reports, with the counts of the engine that they were written for.
class FieldVariantsTest {

    private static final Path FIELD = Path.of("../../shared/data/field");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            27-ini-rights-to-castle-without-rooks | a.ini:oops | | 2 | 194
            27-ini-rights-to-castle-without-rooks | b.ini:oopsright | | 2 | 898
            29-ini-no-checking-drops | d.ini:unchecking | 4r3/1p1bP1kp/p5pp/3p4/4p3/3PP2P/PP2N1P1/R4RK1[PNNBBRnbrqq] b - - 0 43 | 1 | 190
            30-ini-two-kinds-of-pawns | i.ini:zh2 | r7/7P/8/8/8/8/8/k1K5[] w - - 0 1 | 3 | 319
            31-ini-chancellors-as-castling-rooks | l.ini:aacca | r3k2c/8/8/8/8/8/8/C3K2C w KQkq - 0 1 | 2 | 717
            31-ini-chancellors-as-castling-rooks | l.ini:aacca | | 2 | 600
            32-ini-flags-and-gates | k.ini:miniflagi | | 3 | 2899
            32-ini-flags-and-gates | j.ini:gatewide | | 2 | 1080
            32-ini-flags-and-gates | f.ini:antichesshouse | | 2 | 400
            32-ini-flags-and-gates | e.ini:atomicduck | | 1 | 640
            33-ini-kingtype | g.ini:centaurking | 4k3/8/8/8/3K4/8/8/8 w - - 0 1 | 2 | 40
            34-betza-halves | h.ini:testleft | | 3 | 379
            36-betza-first-moves-of-other-pieces | m.ini:prince | | 2 | 484
            36-betza-first-moves-of-other-pieces | m.ini:prince | 4k4/4y4/9/9/9/9/4Z4/4K4 b - - 0 1 | 1 | 20
            37-betza-hoppers-held-fast | o.ini:cannonshogi | | 2 | 3436
            """)
    void movesAreCountedAsTheEngineCountsThem(String folder, String variant, String fen, int depth, long nodes) {
        Path file = FIELD.resolve(folder).resolve(variant.substring(0, variant.indexOf(':')));
        assumeTrue(Files.exists(file), "needs " + file);
        String named = "@" + FIELD.resolve(folder).resolve(variant);
        CommandRun run = fen == null
                ? CommandRun.of("perft", "--variant", named, "--depth", "" + depth, "--format", "json")
                : CommandRun.of("perft", "--variant", named, "--fen", fen, "--depth", "" + depth, "--format", "json");
        assertThat(run.out()).contains("\"nodes\"").containsPattern("\"nodes\" ?: ?" + nodes + "\\b");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            27-ini-rights-to-castle-without-rooks/a.ini | 0 | rights to castle KQkq
            27-ini-rights-to-castle-without-rooks/b.ini | 0 | there is no castling with
            28-ini-without-parent/c.ini                 | 2 | [singlestep:chess]
            33-ini-kingtype/g.ini                       | 0 | kingType' is not a key of variants.ini
            33-ini-kingtype/g.ini                       | 0 | the nearest is 'king'
            """)
    void filesAreCheckedAsTheirAuthorsNeed(String name, int code, String said) {
        Path file = FIELD.resolve(name);
        assumeTrue(Files.exists(file), "needs " + file);
        CommandRun run = CommandRun.of("variants", "--file", file.toString());
        assertThat(run.code()).isEqualTo(code);
        assertThat(run.out() + run.err()).contains(said);
    }

    /// Invented neighbours of the files of the field.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            [a]~doubleStep = false~nMoveRule = 50     | 2 | [a:chess]
            [a:chess]~rook = -~chancellor = e~startFen = enbqkbne/pppppppp/8/8/8/8/PPPPPPPP/ENBQKBNE w KQkq - 0 1 \
                                                       | 0 | there is no castling with
            [a:chess]~knightType = n                   | 0 | knightType' is not a key
            """)
    void neighboursOfThemToo(String text, int code, String said, @TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.ini"), text.replace("~", "\n"));
        CommandRun run = CommandRun.of("variants", "--file", file.toString());
        assertThat(run.code()).isEqualTo(code);
        assertThat(run.out() + run.err()).contains(said);
    }

    /// Pawns of breakthrough, in several spellings, and pieces that are close to them.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fmWfF   | [[-1,1],[0,1],[1,1]] | [[-1,1],[1,1]]
            fFmfW   | [[-1,1],[0,1],[1,1]] | [[-1,1],[1,1]]
            fmWfcF  | [[0,1]]              | [[-1,1],[1,1]]
            fmWfmF  | [[-1,1],[0,1],[1,1]] | []
            fcWfF   | [[-1,1],[1,1]]       | [[-1,1],[0,1],[1,1]]
            bmWbF   | [[-1,-1],[0,-1],[1,-1]] | [[-1,-1],[1,-1]]
            """)
    void pawnsOfBreakthrough(String text, String quiet, String captures) {
        CommandRun run = CommandRun.of("moves", text, "--format", "json");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.json().path("pieces").path(0).path("quiet")).hasToString(quiet);
        assertThat(run.json().path("pieces").path(0).path("capture")).hasToString(captures);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            [F=R] | '='
            fkR | 'k'
            gD | hop
            pgW2 | more than one
            aaaaaaaN | 5000 paths
            """)
    void whatTheNotationDoesNotHaveIsRefused(String text, String named) {
        CommandRun run = CommandRun.of("moves", text);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(named);
    }
}
