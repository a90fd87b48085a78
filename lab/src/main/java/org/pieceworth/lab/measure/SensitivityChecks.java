package org.pieceworth.lab.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.measure.MeasureResult.Systematic;
import org.pieceworth.lab.measure.MeasuredGame.MeasuredPiece;
import org.pieceworth.lab.measure.SensitivityChanges.Check;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;

/// Measures again with changes that should not matter, see [SensitivityChanges]. Each check plays a fraction of the
/// games, so that its errors are about twice as large.
final class SensitivityChecks {

    private static final int FRACTION = 4;

    private final MeasureSettings settings;
    private final SensitivityChanges changes;
    private final StartValues found;
    private final MeasureMeans means;
    private final List<Systematic> all = new ArrayList<>();

    SensitivityChecks(MeasureSettings settings, PieceValues values, StartValues found, MeasureMeans means) {
        this.settings = settings;
        changes = new SensitivityChanges(settings, values);
        this.found = found;
        this.means = means;
    }

    /// All of them.
    ///
    /// @param measured games of the measurement proper
    /// @param end deadline for all of them, by the system's nanoseconds; each then has its share of the
    /// remaining time, and ends with fewer games if need be
    List<Systematic> run(long measured, Optional<Long> end) {
        List<Check> checks = changes.checks(Math.max(2, measured / FRACTION / 2 * 2));
        double left = checks.stream().mapToDouble(Check::time).sum();
        for (Check check : checks) {
            long now = System.nanoTime();
            double share = check.time() / left;
            Optional<Long> until = end.map(last -> now + Math.round((last - now) * share));
            run(
                    check,
                    () -> until.filter(limit -> System.nanoTime() - limit > 0).isEmpty());
            left -= check.time();
        }
        return all;
    }

    private void run(Check check, BooleanSupplier goesOn) {
        String change = check.change();
        means.progress().part(change);
        StartFit fit = new StartFit(check.changed().columns());
        PlannedGames games = changes.games(check).planned(means.version(), check.games());
        try (Experiment experiment = Experiment.open(games.plan(), new GameKeeping.Nowhere())) {
            fit.play(experiment, means.executor().player(games), means, goesOn);
        }
        try {
            add(change, fit.fit(settings.anchor()), fit.games());
        } catch (FitException _) {
            // Too few games for a result.
        }
    }

    private void add(String change, StartValues changed, long games) {
        for (MeasuredPiece piece : settings.game().pieces()) {
            changed.bounded(piece.letter())
                    .map(MeasuredValue.Worth::estimate)
                    .ifPresent(other -> found.bounded(piece.letter())
                            .map(MeasuredValue.Worth::estimate)
                            .ifPresent(first -> all.add(new Systematic(
                                    piece,
                                    change,
                                    other,
                                    new Estimate(
                                            other.value() - first.value(),
                                            Math.hypot(other.standardError(), first.standardError())),
                                    games))));
        }
    }
}
