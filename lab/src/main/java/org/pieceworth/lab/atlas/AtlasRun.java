package org.pieceworth.lab.atlas;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.lab.armies.PlainBoard;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.measure.Calibration;
import org.pieceworth.lab.measure.CalibrationGames;
import org.pieceworth.lab.measure.MeasureAnchor;
import org.pieceworth.lab.measure.MeasureMeans;
import org.pieceworth.lab.measure.MeasureResult;
import org.pieceworth.lab.measure.MeasureResult.CalibrationUse;
import org.pieceworth.lab.measure.MeasureSettings;
import org.pieceworth.lab.measure.MeasuredGame;
import org.pieceworth.lab.measure.MeasuredValue;
import org.pieceworth.lab.measure.Measurement;
import org.pieceworth.lab.measure.MeasurementDesign;
import org.pieceworth.lab.measure.StopRule;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Counts;
import org.pieceworth.valuation.play.AtlasRow.Measured;
import org.pieceworth.valuation.play.AtlasRow.Where;

/// Measures pieces for an atlas, as `measure` does it, until a value is known to 8 centipawns and 2 % of it.
///
/// Experiments share what they say of knights, bishops, rooks, queens and pawns by the calibration of the board, which
/// is 50,000 games: a joint fit of all experiments would have little to add, and each row stays what `measure` prints.
public final class AtlasRun {

    /// The usual company.
    public static final String OWN = "N,B,R,Q";

    private static final double ERROR = 8;
    private static final double SHARE = 0.02;
    private static final double REACH = 1.96;
    private static final long MOST_GAMES = 4000;
    private static final long PILOT = 160;

    private final Where where;
    private final VariantSource board;
    private final Optional<Calibration> calibration;
    private final String signature;

    /// @throws org.pieceworth.text.InputException when there is no such board
    public AtlasRun(Where where) {
        this.where = where;
        board = PlainBoard.parse(where.board());
        signature = CalibrationGames.signature(where.board(), where.nodes());
        calibration = Calibration.shipped(where.board(), where.nodes())
                .filter(known -> known.signature().equals(signature));
    }

    /// The engine that plays.
    public String signature() {
        return signature;
    }

    /// Measures a piece; empty where the games tell no value.
    ///
    /// @throws org.pieceworth.text.InputException when it cannot be measured on this board
    /// @throws org.pieceworth.stats.FitException when the games do not determine the values
    public Optional<AtlasRow> measure(AtlasPieces piece, long seed, int threads) {
        return measure(piece, seed, threads, ERROR, SHARE);
    }

    /// Measures a piece to a precision of one's own.
    ///
    /// @param error the standard error that is enough, beside the share of the value
    public Optional<AtlasRow> measure(AtlasPieces piece, long seed, int threads, double error, double share) {
        MeasuredGame game = MeasuredGame.of(board, List.of(piece.piece()), List.of(where.among().split(",")));
        MeasureSettings plain = new MeasureSettings(
                game, MeasurementDesign.DEFAULT, MeasureAnchor.parse("basket", game), seed, where.nodes());
        MeasureSettings settings =
                plain.fitsCalibration() ? calibration.map(plain::with).orElse(plain) : plain;
        StopRule stop =
                new StopRule(MOST_GAMES, Optional.of(REACH * error), REACH * share, PILOT, Optional.empty());
        MeasureResult result = Measurement.run(settings, stop, MeasureMeans.inMemory(threads));
        return result.values().getFirst().atStart().map(worth -> row(piece, seed, result, worth));
    }

    private AtlasRow row(AtlasPieces piece, long seed, MeasureResult result, MeasuredValue.Worth worth) {
        List<MeasuredValue> alone =
                result.calibration().map(CalibrationUse::alone).orElseGet(result::all);
        return new AtlasRow(
                piece.piece(),
                piece.name(),
                where,
                seed,
                worth.estimate().value(),
                worth.estimate().standardError(),
                measured(alone.getFirst().atStart()),
                measured(result.values().getFirst().overTheGame()),
                new Counts(result.games(), result.drawn(), result.pilot()),
                MeasureSettings.guess(result.settings().game()),
                Calibration.LETTERS.stream()
                        .map(letter -> alone.stream()
                                .filter(each -> each.piece().letter() == letter)
                                .findFirst()
                                .map(each -> measured(each.atStart()))
                                .orElse(Measured.NONE))
                        .toList(),
                signature,
                LocalDate.now().toString());
    }

    private static Measured measured(Optional<MeasuredValue.Worth> worth) {
        return worth.map(MeasuredValue.Worth::estimate)
                .map(estimate -> new Measured(
                        OptionalDouble.of(estimate.value()), OptionalDouble.of(estimate.standardError())))
                .orElse(Measured.NONE);
    }
}
