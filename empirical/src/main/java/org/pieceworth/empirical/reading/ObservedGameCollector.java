package org.pieceworth.empirical.reading;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.empirical.rows.CollectedGames;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.PackedGames;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.pgn.SkipReason;

/// Collects saved observations like [GameCollector] those from games, with the same treatment of tags,
/// weights, groups and targets.
public final class ObservedGameCollector {

    /// Number of games collected before they are merged with the others.
    private static final int RUN = 2000;

    private final ObservationSettings options;
    private final GameMerger merger;
    private final DuplicateFilter keeper;
    private final boolean byScore;
    private CollectedGames games = new CollectedGames();
    private long ordinal;

    public ObservedGameCollector(ObservationSettings options, GameMerger merger, DuplicateFilter keeper) {
        this.options = options;
        this.merger = merger;
        this.keeper = keeper;
        byScore = options.positions().target() == Target.SCORE;
    }

    /// Adds a game.
    public void add(ObservedGame game) {
        ordinal++;
        games.found++;
        boolean wanted = options.games().where().holds(game.tags());
        double weight = weight(game);
        games.weighted |= options.groups().weighting().isSaid(game.tags());
        if (!wanted) {
            games.skip(SkipReason.NOT_WANTED, ordinal, game.line());
        } else if (!(weight > 0)) {
            games.skip(SkippedGames.BAD_WEIGHT, ordinal, game.line());
        } else {
            use(game, weight);
            if (keeper.keepsGames()) {
                keeper.game(game.weighing(weight));
            }
        }
        if (games.found >= RUN) {
            flush();
        }
    }

    /// The tags that someone wants.
    public Set<String> tags() {
        return keeper.listener().tags();
    }

    /// Passes the collected games to the merger.
    public void flush() {
        merger.add(PackedGames.of(games, options), 0, 0);
        games = new CollectedGames();
    }

    private double weight(ObservedGame game) {
        Optional<String> tag = options.groups().weighting().tag();
        return tag.isPresent() && game.tags().containsKey(tag.get())
                ? options.groups().weighting().weight(game.tags())
                : game.weight();
    }

    private void use(ObservedGame game, double weight) {
        addRows(game.rows());
        games.endGame(
                game.key(),
                ordinal,
                game.line(),
                game.result(),
                game.plies(),
                weight,
                options.groups().weighting().gamesAlike());
        games.endGroups(options.groups().by(), game.tags(), options.groups().aliases());
        games.endClusters(options.groups().clusterTags().hashes(game.tags()));
    }

    private void addRows(List<Observation> rows) {
        for (Observation row : rows) {
            if (byScore && Double.isNaN(row.score())) {
                continue;
            }
            games.rows.add(games.vectors.add(row.features()));
            games.rowPlies.add(row.ply());
            if (byScore) {
                games.targets.add(Double.doubleToRawLongBits(row.score()));
            }
        }
    }
}
