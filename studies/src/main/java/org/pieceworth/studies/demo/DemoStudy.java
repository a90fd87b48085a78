package org.pieceworth.studies.demo;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.studies.demo.DemoAnswer.Played;
import org.pieceworth.studies.demo.DemoAnswer.Unplayed;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.studies.value.PooledRow;
import org.pieceworth.studies.value.ValueStudy;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.synergy.SynergyModel;
import org.pieceworth.valuation.universal.UniversalModel;

/// Values of chess pieces by theory and from the shipped games.
public final class DemoStudy {

    private static final List<String> ORTHODOX = List.of("knight", "bishop", "rook", "queen");
    private static final List<String> FAIRY = List.of("ferz", "wazir", "centaur", "archbishop", "chancellor", "amazon");

    private final PieceCatalogue catalogue = PieceCatalogue.load();
    private final List<ValuationModel> models =
            List.of(MobilityModel.published(), UniversalModel.standard(), SynergyModel.fitted());

    private final Map<String, PooledRow> worth = ValueStudy.pooled(RequestedPieces.of(
                    Stream.concat(ORTHODOX.stream(), FAIRY.stream()).toArray(String[]::new)))
            .pooled()
            .stream()
            .collect(Collectors.toMap(row -> row.piece().name(), row -> row));

    private DemoStudy() {}

    /// Reads the games, fits them and asks the models.
    public static DemoAnswer answer() {
        // The move model takes about as long as the games: on two processors it costs no time.
        CompletableFuture<DemoStudy> study = CompletableFuture.supplyAsync(DemoStudy::new);
        ObservationReader games = DemoGames.read();
        PieceValueFit fit = PieceValueFitter.fit(games.observations(), FitSettings.DEFAULT, FitTrace.NONE);
        return study.join().answer(fit);
    }

    private DemoAnswer answer(PieceValueFit fit) {
        return new DemoAnswer(
                fit,
                models.stream().map(ValuationModel::name).toList(),
                ORTHODOX.stream().map(name -> played(name, fit)).toList(),
                List.of(
                        unplayed("ferz", "one step diagonally"),
                        unplayed("wazir", "one step along a file or rank"),
                        unplayed("centaur", "king and knight"),
                        unplayed("archbishop", "bishop and knight"),
                        unplayed("chancellor", "rook and knight"),
                        unplayed("amazon", "queen and knight")));
    }

    private Played played(String name, PieceValueFit fit) {
        Piece piece = catalogue.find(name);
        FittedValue games = fit.value(piece.betza().text()).orElseThrow();
        return new Played(
                name,
                worth(name),
                theory(piece),
                games.value().orElseThrow(),
                new Interval.Bounded(games.low().orElseThrow(), games.high().orElseThrow()));
    }

    private Unplayed unplayed(String name, String moves) {
        Piece piece = catalogue.find(name);
        return new Unplayed(name, moves, piece.betza().text(), worth(name), theory(piece));
    }

    private PooledRow worth(String name) {
        return Objects.requireNonNull(worth.get(name));
    }

    private SequencedMap<String, Double> theory(Piece piece) {
        SequencedMap<String, Double> values = new LinkedHashMap<>();
        for (ValuationModel model : models) {
            double value = model.value(piece.betza().movement(), RectangularBoard.CHESS)
                            .value()
                            .orElseThrow()
                    * Anchor.centipawns(model, RectangularBoard.CHESS).orElseThrow();
            values.put(model.name(), value);
        }
        return values;
    }
}
