package org.pieceworth.studies.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.text.InputException;

class ArmyTest {

    @ParameterizedTest
    @CsvSource({
        "RNBQKBNR, 7",
        "'chancellor,NW , FAD,king', 3",
        "NN, 2",
        "R1BQKBNR, 6",
        "'R,,B,K', 2",
        "3K1N2, 1",
        "1NB1KBN1, 4",
        "'R 6 R', 2",
        "R7, 1",
        "R4R, 1",
        "r6k, 1"
    })
    void anArmyIsLettersOrPiecesWithoutItsKing(String typed, int pieces) {
        assertThat(Army.typed(List.of(typed)).pieces()).hasSize(pieces);
    }

    @Test
    void piecesInOtherWordsAreTheSameSide() {
        RectangularBoard board = RectangularBoard.CHESS;
        assertThat(Army.typed(List.of("Q7,R(9,0),K")).side(board))
                .isEqualTo(Army.typed(List.of("Q,R,K")).side(board));
    }

    @Test
    void aRankWithEmptySquaresFillsTheFilesOfTheBoard() {
        Optional<Board> wide = Optional.of(new RectangularBoard(10, 8));
        assertThat(Army.typed(List.of("R1BQKBNRN1"), wide).pieces()).hasSize(7);
        for (String typed : List.of("R1BQKBNRN1", "R1BQKBN", "10", "8R1")) {
            assertThatThrownBy(() -> Army.typed(List.of(typed)))
                    .isInstanceOf(InputException.class)
                    .hasMessageStartingWith("army '" + typed + "': found ")
                    .hasMessageContaining("expected 8 as the board has files");
        }
        assertThatThrownBy(() -> Army.typed(List.of("8"))).hasMessageContaining("found 0 pieces");
        assertThat(Army.typed(List.of("R1BQKBNR,")).pieces()).hasSize(6);
        assertThat(Army.typed(List.of("R,1,B,Q,K,B,N,R")).pieces()).hasSize(6);
        assertThatThrownBy(() -> Army.typed(List.of("RNBQKBNR,P,P"))).hasMessageContaining("a rank among other pieces");
        assertThatThrownBy(() -> Army.typed(List.of("R1BQKBNR/PPPPPPPP")))
                .hasMessageContaining("found a placement, expected one rank");
        assertThatThrownBy(() -> Army.typed(List.of("R1BQKBNR", "N", "B")))
                .isInstanceOf(InputException.class)
                .hasMessage("army 'R1BQKBNR N B': found a rank among other pieces; expected one rank, or pieces"
                        + " separated by commas");
    }

    @Test
    void pawnsOfAnArmyAreNotCounted() {
        assertThat(Army.typed(List.of("RNBQKBNRPPPPPPPP")).pieces()).hasSize(7);
        assertThat(Army.typed(List.of("atomic")).pieces())
                .as("whoever loses the king has lost")
                .hasSize(7);
        assertThat(Army.typed(List.of("R,pawn")).pieces()).hasSize(1);
    }

    @Test
    void anArmyHasPieces() {
        assertThatThrownBy(() -> Army.typed(List.of("K")))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("army 'K': found 0 pieces apart from kings and pawns");
        assertThatThrownBy(() -> Army.typed(List.of("flipello"))).hasMessageContaining("pieces change sides");
        assertThatThrownBy(() -> Army.typed(List.of("clobber10"))).hasMessageContaining("does not have one king");
        assertThatThrownBy(() -> Army.typed(List.of("horde"))).hasMessageContaining("last piece of a type");
    }
}
