package org.pieceworth.empirical;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.pgn.SkipReason;

/// Takes observations that were kept, as [GameCollector] takes them from games: what is asked of tags,
/// weights, groups and targets is asked here too.
final class KeptGameCollector {

    /// Games that are collected before they are put to the others.
    private static final int RUN = 2000;

    private final CollectionOptions options;
    private final GameMerger merger;
    private final Optional<FirstGames> keeper;
    private final boolean byScore;
    private CollectedGames games = new CollectedGames();
    private long ordinal;

    KeptGameCollector(CollectionOptions options, GameMerger merger, Optional<FirstGames> keeper) {
        this.options = options;
        this.merger = merger;
        this.keeper = keeper;
        byScore = options.target() == Target.SCORE;
    }

    /// Adds a game.
    void add(KeptGame game) {
        ordinal++;
        games.found++;
        boolean wanted =
                options.where().map(condition -> condition.holds(game.tags())).orElse(true);
        double weight = weight(game);
        games.weighted |= options.weighting().isSaid(game.tags());
        if (!wanted) {
            games.skip(SkipReason.NOT_WANTED, ordinal, game.line());
        } else if (!(weight > 0)) {
            games.skip(Skips.BAD_WEIGHT, ordinal, game.line());
        } else {
            use(game, weight);
            keeper.ifPresent(to -> to.game(game.weighing(weight)));
        }
        if (games.found >= RUN) {
            flush();
        }
    }

    /// The tags that someone wants.
    Set<String> tags() {
        return keeper.map(to -> to.keeper().tags()).orElse(Set.of());
    }

    /// Puts what was collected to the others.
    void flush() {
        merger.add(games, 0, 0);
        games = new CollectedGames();
    }

    private double weight(KeptGame game) {
        Optional<String> tag = options.weighting().tag();
        return tag.isPresent() && game.tags().containsKey(tag.get())
                ? options.weighting().weight(game.tags())
                : game.weight();
    }

    private void use(KeptGame game, double weight) {
        addRows(game.rows());
        games.endGame(
                game.key(),
                ordinal,
                game.line(),
                game.result(),
                game.plies(),
                weight,
                options.weighting().gamesAlike());
        games.endGroups(options.grouping(), game.tags(), options.aliases());
    }

    private void addRows(List<KeptRow> rows) {
        for (KeptRow row : rows) {
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
