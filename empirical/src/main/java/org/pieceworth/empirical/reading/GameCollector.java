package org.pieceworth.empirical.reading;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.empirical.rows.CollectedGames;
import org.pieceworth.empirical.rows.PackedGames;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.empirical.settings.ClockRange;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.pgn.GameListener;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.terms.TermSet;

/// Collects observations from replayed games.
public final class GameCollector implements GameListener {

    private final ObservationSettings options;
    private final QuietPositionSampler sampler;
    private final ScoreComments scores = new ScoreComments();
    private final ClockComments clocks = new ClockComments();
    private final boolean byScore;
    private final boolean byClock;
    private final String[] wantedTags;
    private final Map<String, String> tags = new HashMap<>();
    private final long[] clusters;
    private final ClusterTags.Reader clusterTags;

    private CollectedGames games = new CollectedGames();
    private boolean blackBegins;

    public GameCollector(ObservationSettings options, TermSet terms) {
        this(options, terms, Set.of());
    }

    /// @param moreTags additional tags of each game, for a receiver; see [#tags()]
    GameCollector(ObservationSettings options, TermSet terms, Set<String> moreTags) {
        this.options = options;
        byScore = options.positions().target() == Target.SCORE;
        byClock = !options.positions().clock().equals(ClockRange.ANY);
        clusters = new long[options.groups().clusterTags().size()];
        clusterTags = options.groups().clusterTags().reader();
        sampler = new QuietPositionSampler(terms, options.positions().rule(), this::counts, games.vectors);
        wantedTags = wantedTags(moreTags).toArray(String[]::new);
    }

    /// True for a position whose comment satisfies the condition.
    private boolean counts(int ply) {
        return (!byScore || scores.isKnown(ply))
                && (!byClock || options.positions().clock().holds(clocks.lesser(ply)));
    }

    private Set<String> wantedTags(Set<String> moreTags) {
        Set<String> wanted = new LinkedHashSet<>();
        options.games().where().addTags(wanted);
        options.groups().by().ifPresent(grouping -> wanted.addAll(grouping.tags()));
        options.groups().weighting().tag().ifPresent(wanted::add);
        wanted.addAll(moreTags);
        if (byScore) {
            wanted.add("FEN");
        }
        return wanted;
    }

    /// Returns the games since the last call, and starts again.
    public CollectedGames takeAll() {
        CollectedGames collected = games;
        games = new CollectedGames();
        sampler.startRun(games.vectors);
        return collected;
    }

    /// Returns the games since the last call, packed for the merger, and starts again.
    public PackedGames takePacked() {
        return PackedGames.of(takeAll(), options);
    }

    /// The games since the last [#takeAll()].
    CollectedGames collected() {
        return games;
    }

    /// The requested tags of the current game.
    Map<String, String> tags() {
        return tags;
    }

    long found() {
        return games.found;
    }

    @Override
    public void begin() {
        if (wantedTags.length > 0) {
            tags.clear();
        }
        Arrays.fill(clusters, ClusterTags.UNKNOWN);
        if (byScore) {
            scores.startGame();
        }
        if (byClock) {
            clocks.startGame();
        }
    }

    @Override
    public void tag(ByteSlice name, ByteSlice value) {
        clusterTags.read(name, value, clusters);
        for (String wanted : wantedTags) {
            if (wanted.length() == name.length() && wanted.equalsIgnoreCase(name.toString())) {
                tags.put(wanted, value.toString());
            }
        }
    }

    @Override
    public boolean wanted() {
        blackBegins = byScore && tags.getOrDefault("FEN", "").contains(" b ");
        return options.games().where().holds(tags);
    }

    @Override
    public boolean wantsComments() {
        return byScore || byClock;
    }

    @Override
    public boolean wantsKey() {
        return !options.games().keepDuplicates();
    }

    @Override
    public void comment(int plies, ByteSlice text) {
        if (byScore) {
            scores.read(plies, (plies & 1) == 1 != blackBegins, text);
        }
        if (byClock) {
            clocks.read(plies, text);
        }
    }

    @Override
    public void end(ReplayedGame game, PlayedMoves replay, Optional<SkipReason> skip) {
        games.found++;
        if (skip.isPresent()) {
            games.skip(skip.get().reason(), game.ordinal(), skip.get().line());
        } else if (game.plies() == 0) {
            games.skip(SkippedGames.NO_MOVES, game.ordinal(), game.line());
        } else if (game.result() == GameResult.UNKNOWN && !options.games().unknownAsDraw() && !byScore) {
            games.skip(SkippedGames.UNKNOWN_RESULT, game.ordinal(), game.line());
        } else {
            use(game, replay);
        }
    }

    private void use(ReplayedGame game, PlayedMoves replay) {
        games.weighted |= options.groups().weighting().isSaid(tags);
        double weight = options.groups().weighting().weight(tags);
        if (!(weight > 0)) {
            games.skip(SkippedGames.BAD_WEIGHT, game.ordinal(), game.line());
            return;
        }
        sampler.take(replay);
        addRows();
        games.endGame(
                game.key(),
                game.ordinal(),
                game.line(),
                game.result(),
                game.plies(),
                weight,
                options.groups().weighting().gamesAlike());
        games.endGroups(options.groups().by(), tags, options.groups().aliases());
        games.endClusters(clusters);
    }

    private void addRows() {
        for (int row = 0; row < sampler.rows; row++) {
            games.rows.add(sampler.vectors[row]);
            games.rowPlies.add(sampler.plies[row]);
            if (byScore) {
                games.targets.add(Double.doubleToRawLongBits(scores.expected(sampler.plies[row])));
            }
        }
    }
}
