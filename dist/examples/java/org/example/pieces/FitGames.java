package org.example.pieces;

import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.stats.regression.FitTrace;

/// Fits values of pieces to the games of a PGN file.
public final class FitGames {

    private FitGames() {}

    public static void main(String[] args) throws Exception {
        var games = new ObservationReader(ObservationSettings.DEFAULT, ReadProgress.NONE);
        games.read(args[0]);
        var fit = PieceValueFitter.fit(games.observations(), FitSettings.DEFAULT, FitTrace.NONE);
        for (var value : fit.values()) {
            var estimate = value.value().orElseThrow();
            System.out.printf("%s %.0f %.0f%n", value.feature(), estimate.value(), estimate.standardError());
        }
    }
}
