package org.pieceworth.bench.atlas;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
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
import org.pieceworth.lab.measure.OtherEngineTrial;
import org.pieceworth.lab.measure.StopRule;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.stats.Estimate;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Counts;
import org.pieceworth.valuation.play.AtlasRow.Measured;
import org.pieceworth.valuation.play.AtlasRow.Where;

/// Measures pieces for an atlas, as `measure` does it, until a value is known to 8 centipawns and 2 % of it.
///
/// Experiments share what they say of knights, bishops, rooks, queens and pawns by the calibration of the board,
/// which is 50,000 games: a joint fit of all experiments would have little to add, and each row stays what
/// `measure` prints.
public final class AtlasRun {

    private static final double ERROR = 8;
    private static final double SHARE = 0.02;
    private static final double REACH = 1.96;

    /// Of the precision that is wanted, so much may be missing.
    private static final double NEARLY = 0.08;

    private static final long MOST_GAMES = 4000;
    private static final long PILOT = 160;

    private final Where where;
    private final VariantSource board;
    private final Optional<Calibration> calibration;
    private final Optional<ExternalEngineCommand> engine;
    private final String signature;

    /// @throws org.pieceworth.text.InputException when there is no such board
    public AtlasRun(Where where) {
        this.where = where;
        board = PlainBoard.parse(where.board());
        signature = CalibrationGames.signature(where.board(), where.nodes());
        calibration = Calibration.shipped(where.board(), where.nodes())
                .filter(known -> known.signature().equals(signature));
        engine = Optional.empty();
    }

    /// Another engine plays; its name is the signature of the rows.
    ///
    /// @throws org.pieceworth.text.InputException when it cannot play, or there is no such board
    public AtlasRun(Where where, ExternalEngineCommand engine) {
        this.where = where;
        this.engine = Optional.of(engine);
        board = PlainBoard.parse(where.board());
        calibration = Optional.empty();
        signature = OtherEngineTrial.passed(engine, plain("N", 1), "").name();
    }

    /// The engine that plays.
    public String signature() {
        return signature;
    }

    /// The pieces among which others are measured, by the games of the calibration; none where there is none.
    public List<AtlasRow> calibrated() {
        if (!where.among().equals(Where.COMPANY)) {
            return List.of();
        }
        return calibration.stream().flatMap(this::calibrated).toList();
    }

    private Stream<AtlasRow> calibrated(Calibration games) {
        Map<Character, Estimate> values = CalibrationGames.values(games);
        List<Measured> pool = Calibration.LETTERS.stream()
                .map(letter -> Optional.ofNullable(values.get(letter))
                        .map(AtlasRun::measured)
                        .orElse(Measured.NONE))
                .toList();
        return Stream.of("N", "B", "R", "Q").map(piece -> {
            MeasuredGame game = MeasuredGame.of(board, List.of(piece), List.of(Where.COMPANY.split(",")));
            Estimate value = values.getOrDefault(piece.charAt(0), new Estimate(0, 1));
            return new AtlasRow(
                    piece,
                    PieceCatalogue.load().find(piece).name(),
                    where,
                    value.value(),
                    value.standardError(),
                    Measured.NONE,
                    new AtlasRow.Run(
                            games.runs().keySet().iterator().next(),
                            measured(value),
                            new Counts(games.games(), 0, 0),
                            AtlasPieces.guess(game),
                            pool,
                            signature,
                            LocalDate.now(ZoneOffset.UTC).toString()));
        });
    }

    /// The factor of the standard error, 8 centipawns and 2 % of the value, that another run needs so that all
    /// together come to a wanted one; empty where the runs so far are enough.
    ///
    /// @param known the piece by the runs so far
    /// @param wanted the factor that is wanted of all
    public static OptionalDouble missing(Optional<AtlasRow> known, double wanted) {
        if (known.isEmpty()) {
            return OptionalDouble.of(wanted);
        }
        double enough = ERROR + SHARE * Math.max(0, known.get().value());
        double precision = 1 / (wanted * wanted) - Math.pow(enough / known.get().error(), 2);
        return precision < NEARLY / (wanted * wanted)
                ? OptionalDouble.empty()
                : OptionalDouble.of(1 / Math.sqrt(precision));
    }

    /// Measures a piece; empty where the games tell no value.
    ///
    /// @param factor of the standard error that is enough
    /// @throws org.pieceworth.text.InputException when it cannot be measured on this board
    /// @throws org.pieceworth.stats.FitException when the games do not determine the values
    public Optional<AtlasRow> measure(AtlasPieces piece, long seed, int threads, double factor) {
        StopRule stop = new StopRule(
                MOST_GAMES,
                Optional.of(REACH * factor * ERROR),
                REACH * factor * SHARE,
                factor > 1 ? PILOT / 2 : PILOT,
                Optional.empty());
        return measure(piece, seed, stop, MeasureMeans.inMemory(threads));
    }

    /// Measures a piece; empty where the games determine no value.
    ///
    /// @param stop decides how many games are played
    /// @throws org.pieceworth.text.InputException when it cannot be measured on this board
    /// @throws org.pieceworth.stats.FitException when the games do not determine the values
    public Optional<AtlasRow> measure(AtlasPieces piece, long seed, StopRule stop, MeasureMeans means) {
        MeasureSettings plain = plain(piece.piece(), seed);
        MeasureSettings played = engine.map(how -> plain.with(OtherEngineTrial.passed(how, plain, "")))
                .orElse(plain);
        MeasureSettings settings =
                played.fitsCalibration() ? calibration.map(played::with).orElse(played) : played;
        MeasureResult result = Measurement.run(settings, stop, means);
        return result.fitted().values().getFirst().atStart().map(worth -> row(piece, seed, result, worth));
    }

    private MeasureSettings plain(String piece, long seed) {
        MeasuredGame game =
                MeasuredGame.of(board, List.of(piece), List.of(where.among().split(",")));
        return new MeasureSettings(
                game, MeasurementDesign.DEFAULT, MeasureAnchor.parse("basket", game), seed, where.nodes());
    }

    private AtlasRow row(AtlasPieces piece, long seed, MeasureResult result, MeasuredValue.Worth worth) {
        List<MeasuredValue> alone =
                result.calibration().map(CalibrationUse::alone).orElseGet(result::all);
        return new AtlasRow(
                piece.piece(),
                piece.name(),
                where,
                worth.estimate().value(),
                worth.estimate().standardError(),
                measured(result.fitted().values().getFirst().overTheGame()),
                new AtlasRow.Run(
                        seed,
                        measured(alone.getFirst().atStart()),
                        new Counts(
                                result.counts().games(),
                                result.counts().drawn(),
                                result.counts().pilot()),
                        AtlasPieces.guess(result.settings().game()),
                        Calibration.LETTERS.stream()
                                .map(letter -> alone.stream()
                                        .filter(each -> each.piece().letter() == letter)
                                        .findFirst()
                                        .map(each -> measured(each.atStart()))
                                        .orElse(Measured.NONE))
                                .toList(),
                        signature,
                        LocalDate.now(ZoneOffset.UTC).toString()));
    }

    private static Measured measured(Optional<MeasuredValue.Worth> worth) {
        return worth.map(known -> measured(known.estimate())).orElse(Measured.NONE);
    }

    private static Measured measured(Estimate estimate) {
        return Measured.of(estimate.value(), estimate.standardError());
    }
}
