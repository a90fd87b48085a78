package org.pieceworth.studies.measure;

import org.pieceworth.lab.measure.ArmyDesign;
import org.pieceworth.lab.measure.MeasureSettings;
import org.pieceworth.lab.measure.StopRule;

/// What games cost and tell, by what was seen before (docs/measure.md): good to a third, since machines differ.
///
/// @param settings how pieces are measured
/// @param threads games that are played at a time
record MeasureCost(MeasureSettings settings, int threads) {

    /// Half the width of a 95 % interval after one game at 300 nodes, in centipawns, of a piece by itself and without a
    /// calibration: 540 was measured of FfW, 630 of F (bench/RESULTS.md, docs/measure.md).
    private static final double HALF_OF_ONE = 550;

    /// From here on it rises with what the piece is thought to be worth: 1,770 of an archbishop, 2,260 and 2,870 of an
    /// amazon.
    private static final double RISES_FROM = 300;

    private static final double STEEPER = 1.1;

    /// Of several pieces each stands on fewer squares, and all tell the scale: some 2,000 of each of twenty.
    private static final double OF_SHARE = 0.45;

    /// Weaker play tells less: a quarter more at 100 nodes.
    private static final double OF_NODES = 0.25;

    private static final double USUAL_CHANCE = 0.4;

    /// By simulation, copies in the variant's own armies have 1.39 times the error of drawn armies with two, and 0.85
    /// times with four.
    private static final double OF_COPIES = 2.26;

    private static final double FASTER = 0.7;

    /// Positions a second on one thread on 64 squares, and what a game begins with.
    private static final double NODES_PER_SECOND = 600_000;

    private static final double PLIES = 100;
    private static final double SECONDS_PER_GAME = 0.004;
    private static final double SQUARES = 64;

    /// Looking for systematic errors: half and twice the nodes, one copy with twice the games, two and four,
    /// strong company and another pool.
    private static final double SYSTEMATICS = (0.5 + 2 + 2 + 1 + 1 + 1 + 1) / 4;

    private static final double MOST = 1e9;

    double secondsPerGame() {
        double squares = settings.game().rules().variant().board().squares();
        double plies = PLIES * Math.sqrt(squares / SQUARES);
        return SECONDS_PER_GAME + plies * settings.nodes() / NODES_PER_SECOND * Math.sqrt(squares / SQUARES);
    }

    /// How many games such a rule comes to.
    ///
    /// @param worth of the piece with the widest interval
    long games(StopRule stop, double worth) {
        double games = (double) stop.games();
        if (stop.seconds().isPresent()) {
            games = Math.min(games, stop.seconds().get() / secondsPerGame() * threads - (double) stop.pilot());
        }
        if (stop.precision().isPresent()) {
            double enough = Math.pow(half(1, worth) / stop.precision().get(), 2);
            games = Math.min(games, (double) StopRule.look((long) Math.min(enough, MOST)));
        }
        return Math.round(Math.clamp(games, 2, MOST) / 2) * 2;
    }

    double seconds(long games, long pilot, boolean systematics) {
        return ((double) games * (1 + (systematics ? SYSTEMATICS : 0)) + (double) pilot) * secondsPerGame() / threads;
    }

    /// Half the width of a 95 % interval.
    double half(long games, double worth) {
        ArmyDesign design = settings.design();
        if (design.copies() > 0) {
            double number = design.copies() / (double) settings.game().pieces().size();
            return OF_COPIES * Math.pow(number, -FASTER) * half(games, worth, USUAL_CHANCE);
        }
        return half(games, worth, design.measured() / settings.game().pieces().size());
    }

    private double half(long games, double worth, double share) {
        double strong = Math.pow(Math.max(1, worth / RISES_FROM), STEEPER);
        double few = Math.pow(USUAL_CHANCE / share, OF_SHARE);
        double weak = Math.pow((double) MeasureSettings.USUAL_NODES / (double) settings.nodes(), OF_NODES);
        return HALF_OF_ONE * strong * few * weak / Math.sqrt((double) games);
    }
}
