package org.pieceworth.studies.endings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.text.Progress;

class MatingWordsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "WAD | 8x8 | . It is won unless the lone king is next to the piece, and then in 93.6 %.",
                "FfW | 8x8 | piece 0.2 % are won, otherwise 0.8 % with it in a corner, 0.04 % on an edge, 0 % elsewhere.",
                "N | 5x5 | A knight cannot mate alone: no position is won; it never attacks the king and all squares around it.",
                "R | 8x8:cylinder | A rook does not force mate alone: 2.8 % of positions are won, in at most 3 moves.",
            })
    void aSentenceSaysWhereThePieceWins(String piece, String board, String end) {
        EndingsRequest request =
                new EndingsRequest(List.of(piece), Optional.of(board), Optional.empty(), false, List.of(), List.of());
        EndingsAnswer answer = new EndingsStudy(request).answer(1, Progress.NONE);
        assertThat(MatingWords.of(answer.rows().getFirst(), answer.usual())).endsWith(end);
    }

    /// Chess's reason belongs to games that are won by checkmate only, and shares to places that the lone king can
    /// have.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "R | misere       | A rook cannot win alone: no position is won.",
                "B | misere       | A bishop cannot win alone: no position is won.",
                "N | capablanca   | A knight cannot mate alone: no position is won; it never attacks the king and all squares around it.",
                "Q | racingkings  | The lone king is never next to the piece. Shares won: 50.0 % with it in a corner, 74.5 % on an edge, 98.0 % elsewhere.",
                "A | xiangqi      | A fers cannot win alone: no position is won.",
            })
    void otherRulesHaveOtherReasons(String piece, String variant, String end) {
        EndingsRequest request =
                new EndingsRequest(List.of(piece), Optional.empty(), Optional.of(variant), false, List.of(), List.of());
        EndingsAnswer answer = new EndingsStudy(request).answer(1, Progress.NONE);
        assertThat(MatingWords.of(answer.rows().getFirst(), answer.usual())).endsWith(end);
    }

    @ParameterizedTest
    @CsvSource({"atomic, a side loses with its last piece of a type", "ataxx, a side does not have one king"})
    void endingsNeedACheckmate(String variant, String why) {
        EndingsRequest request =
                new EndingsRequest(List.of("P"), Optional.empty(), Optional.of(variant), false, List.of(), List.of());
        assertThatThrownBy(() -> EndingGame.of(request))
                .hasMessage("variant: in " + variant + " " + why + "; expected a variant where a king is checkmated");
    }
}
