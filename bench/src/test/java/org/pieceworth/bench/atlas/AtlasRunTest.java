package org.pieceworth.bench.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;

class AtlasRunTest {

    @Test
    void drawnPiecesAreOthersEachTimeAndTheSameForASeed() {
        List<AtlasPieces> pieces = AtlasPieces.drawn(5, 20, Set.of());
        Set<Movement> movements = new HashSet<>();
        pieces.forEach(piece ->
                assertThat(movements.add(Betza.movementOf(piece.piece()))).isTrue());
        assertThat(AtlasPieces.drawn(5, 20, Set.of())).isEqualTo(pieces);
        assertThat(AtlasPieces.drawn(5, 5, movements))
                .noneMatch(piece -> movements.contains(Betza.movementOf(piece.piece())));
    }

    /// A row is what `measure` would print, and is the same with any number of threads.
    @Test
    void aPieceIsMeasuredAlikeByAnyNumberOfThreads() {
        AtlasRun run = new AtlasRun(new Where("6x6", 5, Where.COMPANY));
        Optional<AtlasRow> row = run.measure(new AtlasPieces("FD", "kirin"), 3, 1, 9);
        assertThat(row).isPresent();
        assertThat(row.get().run().counts().games()).isGreaterThanOrEqualTo(40);
        assertThat(run.measure(new AtlasPieces("FD", "kirin"), 3, 2, 9)).isEqualTo(row);
    }

    @Test
    void whatIsKnownWellEnoughIsNotMeasuredAgain() {
        assertThat(AtlasRun.missing(Optional.empty(), 1)).hasValue(1);
        AtlasRun run = new AtlasRun(new Where("6x6", 5, Where.COMPANY));
        AtlasRow row = run.measure(new AtlasPieces("FD", "kirin"), 3, 1, 9).orElseThrow();
        assertThat(AtlasRun.missing(Optional.of(row), 1).orElseThrow()).isBetween(1.0, 1.2);
        assertThat(AtlasRun.missing(Optional.of(row), 12)).isEmpty();
    }
}
