package org.pieceworth.studies.measure;

import java.util.Optional;
import org.pieceworth.lab.measure.MeasureSettings;
import org.pieceworth.lab.measure.MeasuredGame.MeasuredPiece;
import org.pieceworth.lab.measure.MeasurementDesign;
import org.pieceworth.lab.measure.StopRule;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.PieceLetter;

/// The time and the precision of games, by experience (bench/STUDIES.md): machines differ.
///
/// @param settings settings of the measurement
/// @param guess the engine's own values of the pieces, before a pilot
/// @param threads number of games at a time
public record MeasureCost(MeasureSettings settings, PieceValues guess, int threads) {

    /// Half the width of a 95 % interval after one game at 300 nodes, in centipawns, of a piece by itself and without a
    /// calibration: 540 and 640 were measured of FfW, 590 of WD, 650 of N (bench/RESULTS.md, bench/STUDIES.md).
    private static final double HALF_OF_ONE = 600;

    /// The error rises with the assumed value from here on: 560 for a rook, 1,290 and 1,650 for an
    /// archbishop, with an assumed value of 755.
    private static final double RISES_FROM = 480;

    private static final double STEEPER = 1.8;

    /// Exchanges of a piece stronger than a queen save games: 2,040 and 2,170 for an amazon, with an assumed
    /// value of 1,460.
    private static final double OF_EXCHANGE = 0.47;

    /// In a measurement of several pieces each is on fewer squares, and all inform the scale: about 2,000 for
    /// each of twenty.
    private static final double OF_SHARE = 0.45;

    /// Weaker play shows less: a quarter more at 100 nodes.
    private static final double OF_NODES = 0.25;

    /// Intervals of a ratio are wider than their standard errors suggest if few games determine the sum that
    /// anchors the values (Fieller): after one game its standard error is 3.7 times its value, more among
    /// strong pieces.
    private static final double OF_SCALE = 52;

    private static final double USUAL_CHANCE = 0.4;

    /// In simulations, copies in the variant's own armies have 1.39 times the error of random armies with
    /// two, and 0.85 times with four.
    private static final double OF_COPIES = 2.26;

    private static final double FASTER = 0.7;

    /// Seconds for a thread, on 64 squares: games of weak pieces took 19 to 24 ms at 300 nodes.
    private static final double SECONDS_PER_NODE = 0.000_065;

    private static final double SECONDS_PER_GAME = 0.003;
    private static final double SQUARES = 64;

    /// Strong pieces decide games sooner: 14 ms with an archbishop, 11 with an amazon.
    private static final double SHORTER = 0.5;

    private static final double SHORTER_FROM = 300;

    /// Seconds of all threads until the code is compiled.
    private static final double SECONDS_TO_WARM_UP = 14;

    private static final double MOST = 1e9;
    private static final double MOST_OF_SCALE = 0.8;

    /// Seconds for a thread after the warm-up.
    double secondsPerGame() {
        double squares = settings.game().rules().variant().board().squares();
        double worth = settings.game().pieces().stream()
                .mapToDouble(this::worth)
                .average()
                .orElse(0);
        double shorter = Math.pow(Math.max(1, worth / SHORTER_FROM), -SHORTER);
        return SECONDS_PER_GAME + SECONDS_PER_NODE * shorter * settings.nodes() * squares / SQUARES;
    }

    /// The value of a piece in the evaluation of the engine.
    double worth(MeasuredPiece piece) {
        return guess.of(PieceLetter.text(piece.letter()))
                .map(PieceValues.TaperedValue::middlegame)
                .orElse(0.0);
    }

    /// The number of games for this rule.
    ///
    /// @param worth value of the piece with the widest interval
    /// @param systematics whether tests for systematic errors are made too
    long games(StopRule stop, double worth, boolean systematics) {
        double games = (double) stop.games();
        Optional<Double> seconds = stop.measuring(systematics);
        if (seconds.isPresent()) {
            games = Math.min(games, warm(seconds.get()) / secondsPerGame() - (double) stop.pilot());
        }
        if (stop.precision().isPresent()) {
            double error = Math.pow(error(1, worth) / stop.precision().get(), 2);
            double wider = half(Math.round(Math.clamp(error, 1, MOST)), worth)
                    / stop.precision().get();
            double enough = error * Math.max(1, wider * wider);
            games = Math.min(games, (double) StopRule.look((long) Math.min(enough, MOST)));
        }
        return Math.round(Math.clamp(games, 2, MOST) / 2) * 2;
    }

    /// Seconds of threads less the warm-up; in a short run only a part of the warm-up is done.
    private double warm(double seconds) {
        double all = seconds * threads;
        return all * all / (all + SECONDS_TO_WARM_UP);
    }

    double seconds(long games, long pilot, boolean systematics) {
        double warm =
                ((double) games * (1 + (systematics ? StopRule.SYSTEMATICS : 0)) + (double) pilot) * secondsPerGame();
        // The other way round than above.
        return (warm + Math.sqrt(warm * (warm + 4 * SECONDS_TO_WARM_UP))) / 2 / threads;
    }

    /// Half the width of a 95 % interval.
    double half(long games, double worth) {
        return error(games, worth) / (1 - Math.min(ofScale(games, worth), MOST_OF_SCALE));
    }

    /// The expected precision and cost for a piece. Widths are on the scale of the games themselves: if it
    /// comes out two standard errors higher or lower, they are narrower or wider.
    MeasureCost.Expected expected(MeasuredPiece piece, long games) {
        double half = half(games, worth(piece));
        double scale = Math.sqrt(ofScale(games, worth(piece)));
        return new MeasureCost.Expected(
                piece.typed(), half, half / (1 + scale), scale < 1 ? half / (1 - scale) : Double.POSITIVE_INFINITY);
    }

    /// The square of the relative error of the scale at a 95 % bound.
    private static double ofScale(long games, double worth) {
        return OF_SCALE * Math.sqrt(Math.max(1, worth / SHORTER_FROM)) / (double) games;
    }

    /// The standard error of a value if its scale is known.
    private double error(long games, double worth) {
        MeasurementDesign design = settings.design();
        if (design.copies() > 0) {
            double number = design.copies() / (double) settings.game().pieces().size();
            return OF_COPIES * Math.pow(number, -FASTER) * error(games, worth, USUAL_CHANCE);
        }
        return error(games, worth, design.measured() / settings.game().pieces().size());
    }

    private double error(long games, double worth, double share) {
        boolean exchange = settings.design().isExchange(settings.game(), guess);
        double strong = Math.pow(Math.max(1, worth / RISES_FROM), STEEPER) * (exchange ? OF_EXCHANGE : 1);
        double few = exchange ? 1 : Math.pow(USUAL_CHANCE / share, OF_SHARE);
        double weak = Math.pow((double) MeasureSettings.USUAL_NODES / (double) settings.nodes(), OF_NODES);
        return HALF_OF_ONE * strong * few * weak / Math.sqrt((double) games);
    }

    /// The expected precision for a piece.
    ///
    /// @param piece the piece as typed
    /// @param half half the width of its 95 % interval
    /// @param least the same half width if these games happen to determine the scale well
    /// @param most the same if these games contain little information on it, ∞ if the interval may
    /// be unbounded
    public record Expected(String piece, double half, double least, double most) {}
}
