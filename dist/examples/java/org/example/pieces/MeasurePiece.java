package org.example.pieces;

import java.util.List;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.measure.MeasureMeans;
import org.pieceworth.lab.measure.MeasureSettings;
import org.pieceworth.lab.measure.MeasuredGame;
import org.pieceworth.lab.measure.Measurement;
import org.pieceworth.lab.measure.StopRule;

/// Measures a piece by games between armies that have it and armies that do not.
public final class MeasurePiece {

    private MeasurePiece() {}

    public static void main(String[] args) {
        var game = MeasuredGame.of(VariantSource.shipped("chess"), List.of("WD"), List.of());
        var settings = MeasureSettings.of(game, 1).withNodes(40);
        var result = Measurement.run(settings, StopRule.games(200), MeasureMeans.inMemory(2));
        for (var value : result.fitted().values()) {
            var worth = value.atStart().orElseThrow().estimate();
            System.out.printf("%s %.0f %.0f%n", value.piece().typed(), worth.value(), worth.standardError());
        }
    }
}
