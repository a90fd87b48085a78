package org.pieceworth.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.rules.piece.NamedPiece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.stats.FitException;

/// Any piece is measured, whatever other programs make of its notation. `-Dpieceworth.pieces=all` measures the whole
/// catalogue, which takes minutes.
class EveryPieceTest {

    private static MeasureSettings settings(List<String> pieces, long nodes) {
        MeasuredGame game = MeasuredGame.of(VariantSource.shipped("chess"), pieces, List.of());
        return new MeasureSettings(game, MeasurementDesign.DEFAULT, MeasureAnchor.parse("basket", game), 3, nodes)
                .suited(Engine.ownValues(game.rules()));
    }

    /// Most of them were refused while pieces went to the rules as text in the dialect of another program.
    @Test
    void piecesThatOtherProgramsReadOtherwise() {
        MeasureSettings settings =
                settings(List.of("D0", "C0", "jB", "oR", "(0,4)", "(1,6)", "(0,5)(3,4)", "FyafsF", "zB", "fhK"), 5);
        Set<Termination> ends = new HashSet<>();
        new SelfPlay(settings.games(Engine.ownValues(settings.game().rules()))).play(0, 10, 1, (_, game) -> {
            ends.add(game.termination());
            return true;
        });
        assertThat(ends).isNotEmpty().doesNotContain(Termination.ILLEGAL_MOVE, Termination.CRASH, Termination.NO_MOVE);
    }

    static Stream<String> everyPiece() {
        return Stream.concat(
                PieceCatalogue.load().search("").stream().map(NamedPiece::name).filter(name -> !name.equals("king")),
                Stream.of("FyafsF", "WyafsW", "zB", "zR", "qN", "CC", "DD", "fhK", "cabK"));
    }

    @EnabledIfSystemProperty(named = "pieceworth.pieces", matches = "all")
    @ParameterizedTest
    @MethodSource("everyPiece")
    void theWholeCatalogue(String piece) {
        try {
            assertThat(Measurement.run(
                                    settings(List.of(piece), 30),
                                    StopRule.games(60),
                                    false,
                                    MeasureMeans.inMemory(1),
                                    _ -> {})
                            .fitted()
                            .values())
                    .hasSize(1);
        } catch (FitException tooFewGames) {
            // All were played; of so few games a queen may have decided each that had one more.
            assertThat(tooFewGames).hasMessageContaining("separated");
        }
    }
}
