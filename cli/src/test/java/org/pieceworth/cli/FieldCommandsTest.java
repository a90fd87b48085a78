package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Positions and games as other programs write them, by commands.
class FieldCommandsTest {

    private static final Path FIELD = Path.of("../../shared/data/field");

    /// Counts by python-chess and by chessops, of positions with rights that cannot be.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            chess      | 8/8/5P2/3kP1K1/5Q2/8/6q1/8 w KQkq - 1 85                        | 1 | 6
            chess      | 2b1k1nB/1p3p1p/n4b2/1NPp4/P7/8/2r1PPPP/R3KBNR b KQk - 0 14      | 2 | 937
            chess      | q1kn1br1/3p1p1p/1rpB2p1/1p6/p7/P4P2/BPPP2PP/QRKN3R w KQq - 1 13 | 2 | 790
            chess      | 4r3/5k2/8/4Pp2/8/8/8/4K3 w - f6 0 29                            | 2 | 93
            chess      | 7k/8/8/8/1Pp5/8/8/7K w - b3 0 29                                | 2 | 16
            crazyhouse | 7k/8/8/8/8/8/1Pp5/7K[] w - c3 0 29                              | 1 | 5
            chess      | rnbqkbnr/ppp2ppp/8/3Pp3/8/8/PPPP1PPP/RNBQKBNR w KQkq e6         | 3 | 34964
            chess      | 8/8/8/8/k1pP3R/8/8/4K3 b - d3 0 1                               | 2 | 95
            """)
    void perftDropsRightsThatCannotBe(String variant, String fen, int depth, long nodes) {
        CommandRun run = CommandRun.of(
                "perft", "--variant", variant, "--fen", fen, "--depth", Integer.toString(depth), "--format", "json");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.json().path("nodes").asLong()).isEqualTo(nodes);
    }

    @ParameterizedTest
    @CsvSource({
        "55-tags-with-960/a-Seirawan960.pgn, ",
        "55-tags-with-960/a-Seirawan960.pgn, seirawan",
        "55-tags-with-960/d-Crazyhouse960.pgn, crazyhouse",
        "55-tags-with-960/f-Duck-Chess.pgn, ",
        "01-schess-gate-on-kings-square/a-he1.pgn, ",
        "53-plus-is-a-promotion/d-uci-silent.pgn, ",
        "56-uci-gates-and-walls/c-wall.pgn, "
    })
    void gamesOfTheFieldAreCounted(String name, String variant) {
        Path file = FIELD.resolve(name);
        assumeThat(file).as("data of the field").exists();
        String[] plain = {"count", file.toString(), "-o", "-", "--format", "rows", "--quiet-plies=0"};
        String[] named = {
            "count", file.toString(), "-o", "-", "--format", "rows", "--quiet-plies=0", "--variant", "" + variant
        };
        CommandRun run = CommandRun.of(variant == null ? plain : named);
        assertThat(run.code()).as(run.err()).isZero();
        if (name.contains("silent")) {
            assertThat(run.out()).contains("+B");
        }
    }
}
