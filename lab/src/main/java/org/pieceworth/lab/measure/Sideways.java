package org.pieceworth.lab.measure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.DrawnVariant;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Interval;

/// Looks how far values move with what should not matter: half and double the positions a move, one, two
/// and four copies of the pieces, stronger company, another pool. Each look is a fraction of the measurement, so that
/// its errors are about twice as large.
final class Sideways {

    private static final int FRACTION = 4;
    private static final double STRONG_COMPANY = 0.18;

    /// Of the squares, what is left at least for other pieces.
    private static final double LEAST_COMPANY = 0.1;

    private static final double SAME = 0.03;

    private final MeasureSettings settings;
    private final PieceValues values;
    private final StartValues found;
    private final MeasureMeans means;
    private final List<Systematic> all = new ArrayList<>();

    Sideways(MeasureSettings settings, PieceValues values, StartValues found, MeasureMeans means) {
        this.settings = settings;
        this.values = values;
        this.found = found;
        this.means = means;
    }

    /// All of them.
    ///
    /// @param measured games of the measurement proper
    List<Systematic> look(long measured) {
        long games = Math.max(2, measured / FRACTION / 2 * 2);
        ArmyDesign design = settings.design();
        if (settings.nodes() > 1) {
            look(settings.nodes() / 2 + " nodes a move", settings.withNodes(settings.nodes() / 2), games);
        }
        look(2 * settings.nodes() + " nodes a move", settings.withNodes(2 * settings.nodes()), games);
        // The error falls with the copies in play: one copy takes more games.
        copies(1, 2 * games);
        copies(2, games);
        copies(4, games);
        look("strong company", settings.with(design.withStrong(strong(design))), games);
        settings.company()
                .ifPresent(other -> look(
                        "among " + other.poolText(),
                        settings.with(other).with(settings.design().withStrong(strong(settings.design()))),
                        games));
        return all;
    }

    private static double strong(ArmyDesign design) {
        return Math.min(STRONG_COMPANY, (1 - design.measured() - design.empty()) / 2);
    }

    /// What the engine plays by: its own values of the pieces beside, and of the measured ones what a pilot said.
    private PieceValues values(MeasuredGame game) {
        if (game.equals(settings.game())) {
            return values;
        }
        Map<String, PieceValues.TaperedValue> both =
                new HashMap<>(Engine.ownValues(game.rules()).values());
        game.pieces().forEach(piece -> {
            String letter = Character.toString(piece.letter());
            values.of(letter).ifPresent(value -> both.put(letter, value));
        });
        return new PieceValues(values.source(), both);
    }

    /// This many copies of the measured pieces in an army, on average, unless that is what was measured.
    private void copies(int number, long games) {
        ArmyDesign design = settings.design();
        int slots = DrawnVariant.slots(settings.game().rules().variant()).size();
        double chance = number / (double) slots;
        String change = number == 1 ? "one copy an army" : number + " copies an army";
        if (design.copies() > 0) {
            if (number != design.copies() && number <= slots) {
                look(change, settings.with(design.withCopies(number)), games);
            }
        } else if (chance < 1 - design.empty() - LEAST_COMPANY && Math.abs(chance - design.measured()) > SAME) {
            look(change, settings.with(design.withMeasured(chance)), games);
        }
    }

    private void look(String change, MeasureSettings changed, long games) {
        means.listener().part(change);
        StartFit fit = new StartFit(changed.columns());
        ArmyGames player = new ArmyGames(changed.withSeed(changed.seed() + change.hashCode()), values(changed.game()));
        try (Experiment experiment =
                Experiment.open(player.plan("measure, " + change, means.version(), games), new GameKeeping.Nowhere())) {
            fit.play(experiment, player, means);
        }
        try {
            add(change, fit.fit(settings.anchor()), games);
        } catch (FitException _) {
            // So few games say nothing.
        }
    }

    private void add(String change, StartValues changed, long games) {
        for (MeasuredPiece piece : settings.game().pieces()) {
            changed.value(piece.letter())
                    .filter(worth -> worth.interval() instanceof Interval.Bounded)
                    .map(MeasuredValue.Worth::estimate)
                    .ifPresent(other -> found.value(piece.letter())
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
