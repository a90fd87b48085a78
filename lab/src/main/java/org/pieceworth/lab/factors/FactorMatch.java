package org.pieceworth.lab.factors;

import java.util.List;
import java.util.function.Predicate;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.GameOpenings;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.ExperimentPlan;
import org.pieceworth.lab.measure.MeasureSettings;
import org.pieceworth.lab.measure.MeasuredGame.MeasuredPiece;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.text.Progress;
import org.pieceworth.valuation.mobility.MobilityFactors;

/// Two sets of factors play each other, with armies like those for measuring pieces.
public final class FactorMatch {

    private final GameOpenings openings;
    private final FactorValues values;
    private final ValueDuel duel;
    private final MobilityFactors first;
    private final MobilityFactors second;

    /// @param settings settings of the armies, with their own seed
    public FactorMatch(MeasureSettings settings, MobilityFactors first, MobilityFactors second, int threads) {
        this.first = first;
        this.second = second;
        List<Character> letters =
                settings.game().pieces().stream().map(MeasuredPiece::letter).toList();
        values = new FactorValues(settings.game().rules(), letters);
        openings = settings.openings(Engine.ownValues(settings.game().rules()));
        duel = new ValueDuel(openings.rules(), k -> openings.opening(2 * k), settings.nodes(), threads);
    }

    /// The plan of its games.
    ///
    /// @param experiment names the purpose of the games
    /// @param version version of the program
    /// @param maxGames games at most, in pairs
    public ExperimentPlan plan(String experiment, String version, long maxGames) {
        return duel.plan(
                experiment,
                version,
                "factors " + first.text() + " and " + second.text(),
                openings.plan(),
                maxGames / 2 * 2);
    }

    /// Plays, with the games that an earlier run has left.
    ///
    /// @param goOn asked after each pair
    /// @return points of the first in pairs
    public ScoreCounts play(Experiment games, int threads, Predicate<ScoreCounts> goOn, Progress progress) {
        ValueDuel.PairPoints points = new ValueDuel.PairPoints(goOn);
        games.play(
                (from, to, _, sink) -> duel.play(values.of(first), values.of(second), from, to, sink),
                threads,
                points,
                progress);
        return points.counts();
    }
}
