package org.pieceworth.studies.endings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.fairy.SolvedEnding.Tally;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.text.Progress;

class MatingPowerTest {

    /// The table that ships is what the program solves.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rook | With its king it mates on 8x8: all positions are won, in at most 16 moves.",
                "WAD | With its king it mates on 8x8: 99.6 % of positions are won, in at most 26 moves.",
                "knight | With its king it does not force mate on 8x8; two of it do not either.",
                "FvN | With its king it does not force mate on 8x8; two of it do: 97.8 % of positions are won, in at most 21 moves.",
            })
    void aWellKnownPieceHasItsMatingPower(String typed, String text) {
        var piece = PieceCatalogue.load().find(typed);
        MatingPower known = MatingPower.of(piece.name(), piece.betza().text()).orElseThrow();
        EndingsRequest request =
                new EndingsRequest(List.of(typed), Optional.empty(), Optional.empty(), false, List.of(), List.of());
        Tally solved = new EndingsStudy(request)
                .answer(1, Progress.NONE)
                .rows()
                .getFirst()
                .stronger();
        assertThat(known.one())
                .isEqualTo(new MatingPower.Ending(
                        EndingsAnswer.Row.share(solved.won(), solved), Math.toIntExact(solved.longest())));
        assertThat(known.text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"a piece, sN", "'', mQcR"})
    void othersHaveNone(String name, String betza) {
        assertThat(MatingPower.of(name, betza)).isEmpty();
    }
}
