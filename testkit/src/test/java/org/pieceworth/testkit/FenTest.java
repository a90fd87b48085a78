package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.IllegalSetupException;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;
import org.pieceworth.text.InputException;

/// Whatever is set up is read as it was written, or is refused with a reason.
class FenTest {

    private static final String LETTERS = "RRRRKKABCDEFGHIJLMNOPQSTUVWXYZ";

    private static Setup random(RandomGenerator random) {
        RectangularBoard board = new RectangularBoard(1 + random.nextInt(16), 1 + random.nextInt(16));
        Map<Integer, SidedPiece> pieces = new TreeMap<>();
        Set<Integer> castling = new TreeSet<>();
        for (int square = 0; square < board.squares(); square++) {
            if (random.nextInt(3) == 0) {
                char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
                pieces.put(square, new SidedPiece(Side.values()[random.nextInt(2)], letter));
            }
            boolean outer = board.rank(square) == 0 || board.rank(square) == board.ranks() - 1;
            if (random.nextInt(outer ? 8 : 2000) == 0) {
                castling.add(square);
            }
        }
        return new Setup(
                board,
                pieces,
                Side.values()[random.nextInt(2)],
                castling,
                random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(board.squares())),
                random.nextInt(200),
                1 + random.nextInt(200));
    }

    @Test
    void whatIsSetUpIsReadAsItWasWrittenOrRefused() {
        RandomGenerator random = RandomGames.random(11);
        int refused = 0;
        for (int round = 0; round < 4000; round++) {
            Setup setup = random(random);
            try {
                assertThat(Fen.parse(Fen.write(setup))).isEqualTo(setup);
            } catch (InputException e) {
                refused++;
                assertThat(e).hasMessageContaining("cannot be written in FEN");
                assertThat(setup.castling()).isNotEmpty();
            }
        }
        assertThat(refused).isBetween(100, 2000);
    }

    /// What was read can be written, and is then the same.
    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1,               4k3/8/8/8/8/8/8/4K3 w HAha - 0 1",
        "4k3/8/8/8/8/8/8/1R2KR2 w KQ - 0 1,              4k3/8/8/8/8/8/8/1R2KR2 w KQ - 0 1",
        "4k3/8/8/8/8/8/8/RR2KRR1 w GAFB - 0 1,           4k3/8/8/8/8/8/8/RR2KRR1 w KFBQ - 0 1",
        "5k6/12/12/12/5K4RR w K - 0 1,                   5k6/12/12/12/5K4RR w K - 0 1",
        "5k6/12/12/12/5K6 w K - 0 1,                     5k6/12/12/12/5K6 w L - 0 1"
    })
    void rightsAreReadAsTheyWereWritten(String fen, String written) {
        Setup setup = Fen.parse(fen);
        assertThat(Fen.write(setup)).isEqualTo(written);
        assertThat(Fen.parse(written)).isEqualTo(setup);
    }

    private static Setup withRight(Setup setup, int square) {
        return new Setup(
                setup.board(),
                setup.pieces(),
                setup.sideToMove(),
                Set.of(square),
                setup.enPassant(),
                setup.halfmoveClock(),
                setup.fullmoveNumber());
    }

    @Test
    void rightsWithoutLettersAreRefusedByName() {
        Setup inner = withRight(Setup.chess(), RectangularBoard.CHESS.square(2, 3));
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> Fen.write(inner))
                .withMessageStartingWith("castling with the piece on c4 cannot be written in FEN");
        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> ChessPosition.of(inner))
                .withMessageContaining("cannot castle with c4");
        Setup wide = Fen.parse("5k6/12/12/12/5K4RR w - - 0 1");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> Fen.write(withRight(wide, wide.board().square(10, 0))))
                .withMessageStartingWith("castling with the piece on k1 cannot be written");
    }
}
