package org.pieceworth.spark;

import java.io.Serial;
import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.JournalHead;
import org.pieceworth.lab.experiment.OtherPlanException;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.text.InputException;

/// All data about games for the tasks; sent once to each machine, which makes the games from it as the driver
/// did and compares the two plans.
final class GamesSettings implements Serializable {

    @Serial
    private static final long serialVersionUID = 1L;

    private final TypedWords words;
    private final String part;

    /// The name of the values; empty without any.
    private final String source;

    private final HashMap<String, double[]> values = new HashMap<>();
    private final String plan;

    /// Made once on each machine.
    private transient @Nullable LongFunction<PlayedGame> player;

    GamesSettings(TypedWords words, PlannedGames games) {
        this.words = words;
        part = games.part().name();
        source = games.part().values().map(PieceValues::source).orElse("");
        games.part()
                .values()
                .ifPresent(all -> all.values()
                        .forEach((piece, value) ->
                                values.put(piece, new double[] {value.middlegame(), value.endgame()})));
        plan = JournalHead.write(games.plan());
    }

    /// Plays games by their numbers, on several threads.
    ///
    /// @throws InputException when this machine would play other games than the driver
    synchronized LongFunction<PlayedGame> player() {
        LongFunction<PlayedGame> made = player;
        if (made == null) {
            PlannedGames games = words.games(new GamesPart(part, found()));
            List<OtherPlanException.PlanDifference> differences = JournalHead.differences(plan, games.plan());
            if (!differences.isEmpty()) {
                OtherPlanException.PlanDifference first = differences.getFirst();
                throw new InputException("has " + first.part().text() + " " + first.wanted() + ", not " + first.kept());
            }
            made = games.player().byNumber().orElseThrow();
            player = made;
        }
        return made;
    }

    private Optional<PieceValues> found() {
        if (source.isEmpty()) {
            return Optional.empty();
        }
        Map<String, TaperedValue> read = new HashMap<>();
        values.forEach((piece, value) -> read.put(piece, new TaperedValue(value[0], value[1])));
        return Optional.of(new PieceValues(source, read));
    }
}
