package org.pieceworth.valuation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.classic.CheckingModel;
import org.pieceworth.valuation.classic.CrowdedBoardModel;
import org.pieceworth.valuation.fairystockfish.EnginePhase;
import org.pieceworth.valuation.fairystockfish.FairyStockfishModel;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.universal.UniversalModel;

/// Rides that bend, moves of several legs and castling, of which no source speaks: a note, and a number only where
/// the source's own counting gives one.
class CompoundMovesTest {

    private static Movement movement(String betza) {
        return Betza.parse(betza).movement();
    }

    private static double attacked(String betza) {
        MoveTable table = MoveTable.compile(movement(betza), RectangularBoard.CHESS);
        double sum = 0;
        for (int square = 0; square < RectangularBoard.CHESS.squares(); square++) {
            sum += table.captureTargets(square).length;
        }
        return sum;
    }

    @ParameterizedTest
    @ValueSource(strings = {"zB", "qN", "zR"})
    void bentRidesCountBySquaresAndAreNoted(String betza) {
        Valuation universal = UniversalModel.standard().value(movement(betza), RectangularBoard.CHESS);
        assertThat(universal.steps().getFirst().value()).isCloseTo(attacked(betza) / 64, within(1e-12));
        assertThat(universal.notes()).anyMatch(note -> note.contains("ride that bends"));
        assertThat(MobilityModel.published()
                        .value(movement(betza), RectangularBoard.CHESS)
                        .notes())
                .anyMatch(note -> note.contains("rides that bend"));
        assertThat(new CheckingModel(false)
                        .value(movement(betza), RectangularBoard.CHESS)
                        .value()
                        .orElseThrow())
                .isCloseTo(attacked(betza) / (64 * 63), within(1e-12));
        assertThat(new CrowdedBoardModel(1)
                        .value(movement(betza), RectangularBoard.CHESS)
                        .value()
                        .orElseThrow())
                .isCloseTo(attacked(betza) / 64, within(1e-12));
        assertThat(FairyStockfishModel.custom(EnginePhase.MG, false)
                        .value(movement(betza), RectangularBoard.CHESS)
                        .value())
                .isEmpty();
    }

    @Test
    void movesOfSeveralLegsAreNotedByEveryModelThatCountsThem() {
        for (ValuationModel model : ModelCatalogue.standard().models()) {
            Valuation valuation = model.value(movement("FafsF"), RectangularBoard.CHESS);
            assertThat(valuation.notes())
                    .as(model.name())
                    .anyMatch(note -> note.contains("several legs") || note.contains("two king's steps"));
        }
    }

    /// A gryphon counted by its first step alone was worth a ferz.
    @ParameterizedTest
    @ValueSource(strings = {"FyafsF", "FafsF", "NcamK"})
    void theCrowdedBoardHasNoValueForMovesOfSeveralLegs(String betza) {
        Valuation valuation = new CrowdedBoardModel(CrowdedBoardModel.PUBLISHED_CHANCE)
                .value(movement(betza), RectangularBoard.CHESS);
        assertThat(valuation.value()).isEmpty();
        assertThat(valuation.notes()).singleElement().asString().contains("several legs");
        assertThat(new CrowdedBoardModel(CrowdedBoardModel.PUBLISHED_CHANCE)
                        .value(movement("KisO2"), RectangularBoard.CHESS)
                        .notes())
                .containsExactly("castling is not counted");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dN", "isO2"})
    void whatNeverTakesAnEnemyNorMovesHasNoValue(String betza) {
        List<ValuationModel> models = ModelCatalogue.standard().models();
        assertThat(models)
                .allMatch(model -> model.value(movement(betza), RectangularBoard.CHESS)
                        .value()
                        .isEmpty());
    }
}
