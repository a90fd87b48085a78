package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.parallel.Isolated;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.chess.ChessFen;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.text.InputException;

/// Any text is a position or a piece, or is refused in one line. Usual builds try the seeds;
/// `bench/fuzz.sh` searches for more.
@Isolated("The fuzzer keeps one state for all tests.")
class RulesFuzzTest {

    @FuzzTest(maxDuration = "10m")
    void fen(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        try {
            Setup setup = Fen.parse(text);
            assertThat(Fen.parse(Fen.write(setup))).isEqualTo(setup);
            ChessPosition position = ChessPosition.withPossibleRights(setup);
            assertThat(Fen.parse(Fen.write(position.setup()))).isEqualTo(position.setup());
            assertThat(position.generate(new int[position.maxMoves()])).isNotNegative();
            assertThat(position.fen()).isEqualTo(Fen.write(position.setup()));
            assertReadFast(bytes, position);
        } catch (InputException refused) {
            assertThat(refused.getMessage()).isNotBlank();
        }
    }

    /// The fast reader answers the same position, or leaves it.
    private static void assertReadFast(byte[] bytes, ChessPosition expected) {
        ChessPosition fast = ChessPosition.initial();
        if (ChessFen.read(bytes, 0, bytes.length, fast) != ChessFen.ODD) {
            assertThat(fast.hash()).isEqualTo(expected.hash());
        }
    }

    @FuzzTest(maxDuration = "10m")
    void betza(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        for (Dialect dialect : Dialect.values()) {
            try {
                MoveTable table = MoveTable.compile(Betza.parse(text, dialect).movement(), RectangularBoard.CHESS);
                assertThat(table.quietTargets(27)).doesNotContain(27);
            } catch (InputException refused) {
                assertThat(refused.getMessage()).isNotBlank();
            }
        }
    }
}
