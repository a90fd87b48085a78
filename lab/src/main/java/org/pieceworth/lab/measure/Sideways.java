package org.pieceworth.lab.measure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.DrawnVariant;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;

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

    /// Something that is changed.
    ///
    /// @param change in words
    /// @param changed how it is measured then
    /// @param games to be played
    /// @param time they take, as a share of that of as many games as measured
    private record Look(String change, MeasureSettings changed, long games, double time) {}

    /// All of them.
    ///
    /// @param measured games of the measurement proper
    /// @param end when all of them have to be done, by the system's nanoseconds; each then has its share of what is
    /// left, and ends with fewer games if need be
    List<Systematic> look(long measured, Optional<Long> end) {
        List<Look> looks = looks(Math.max(2, measured / FRACTION / 2 * 2));
        double left = looks.stream().mapToDouble(Look::time).sum();
        for (Look look : looks) {
            long now = System.nanoTime();
            double share = look.time() / left;
            Optional<Long> until = end.map(last -> now + Math.round((last - now) * share));
            look(
                    look,
                    () -> until.filter(limit -> System.nanoTime() - limit > 0).isEmpty());
            left -= look.time();
        }
        return all;
    }

    private List<Look> looks(long games) {
        List<Look> looks = new ArrayList<>();
        ArmyDesign design = settings.design();
        if (settings.nodes() > 1) {
            long half = settings.nodes() / 2;
            looks.add(new Look(half + " nodes a move", settings.withNodes(half), games, 0.5));
        }
        long twice = 2 * settings.nodes();
        looks.add(new Look(twice + " nodes a move", settings.withNodes(twice), games, 2));
        // The error falls with the copies in play: one copy takes more games.
        copies(1, 2 * games, 2).ifPresent(looks::add);
        copies(2, games, 1).ifPresent(looks::add);
        copies(4, games, 1).ifPresent(looks::add);
        looks.add(new Look("strong company", settings.with(design.withStrong(strong(design))), games, 1));
        settings.company()
                .ifPresent(other -> looks.add(new Look(
                        "among " + other.poolText(),
                        settings.with(other).with(design.withStrong(strong(design))),
                        games,
                        1)));
        return looks;
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
    private Optional<Look> copies(int number, long games, double time) {
        ArmyDesign design = settings.design();
        int slots = DrawnVariant.slots(settings.game().rules().variant()).size();
        double chance = number / (double) slots;
        String change = number == 1 ? "one copy an army" : number + " copies an army";
        if (design.copies() > 0) {
            return number != design.copies() && number <= slots
                    ? Optional.of(new Look(change, settings.with(design.withCopies(number)), games, time))
                    : Optional.empty();
        }
        return chance < 1 - design.empty() - LEAST_COMPANY && Math.abs(chance - design.measured()) > SAME
                ? Optional.of(new Look(change, settings.with(design.withMeasured(chance)), games, time))
                : Optional.empty();
    }

    private void look(Look look, BooleanSupplier goesOn) {
        String change = look.change();
        MeasureSettings changed = look.changed();
        means.listener().part(change);
        StartFit fit = new StartFit(changed.columns());
        ArmyGames player = new ArmyGames(changed.withSeed(changed.seed() + change.hashCode()), values(changed.game()));
        try (Experiment experiment = Experiment.open(
                player.plan("measure, " + change, means.version(), look.games()), new GameKeeping.Nowhere())) {
            fit.play(experiment, player, means, goesOn);
        }
        try {
            add(change, fit.fit(settings.anchor()), fit.games());
        } catch (FitException _) {
            // So few games say nothing.
        }
    }

    private void add(String change, StartValues changed, long games) {
        for (MeasuredPiece piece : settings.game().pieces()) {
            changed.told(piece.letter())
                    .map(MeasuredValue.Worth::estimate)
                    .ifPresent(other -> found.told(piece.letter())
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
