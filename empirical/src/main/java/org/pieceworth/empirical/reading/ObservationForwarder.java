package org.pieceworth.empirical.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.pieceworth.empirical.rows.CollectedGames;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.PositionCondition;
import org.pieceworth.empirical.settings.Weighting;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.pgn.GameListener;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.rules.position.PlayedMoves;

/// Lets a collector take observations, and passes on each game that it used, for a keeper.
public final class ObservationForwarder implements GameListener {

    private static final GameResult[] BY_OUTCOME = {GameResult.BLACK_WINS, GameResult.DRAW, GameResult.WHITE_WINS};

    private final GameCollector collector;
    private final Weighting weighting;
    private final int features;
    private final CollectedParts parts;
    private final Consumer<ObservedGame> used;

    /// @param features number of features of the terms
    /// @param parts requested parts of each game
    /// @param used takes the games
    public ObservationForwarder(
            GameCollector collector,
            Weighting weighting,
            int features,
            CollectedParts parts,
            Consumer<ObservedGame> used) {
        this.collector = collector;
        this.weighting = weighting;
        this.features = features;
        this.parts = parts;
        this.used = used;
    }

    @Override
    public void begin() {
        collector.begin();
    }

    @Override
    public void tag(ByteSlice name, ByteSlice value) {
        collector.tag(name, value);
    }

    @Override
    public boolean wanted() {
        return collector.wanted();
    }

    @Override
    public boolean wantsComments() {
        return collector.wantsComments();
    }

    @Override
    public void comment(int plies, ByteSlice text) {
        collector.comment(plies, text);
    }

    @Override
    public void end(ReplayedGame game, PlayedMoves replay, Optional<SkipReason> skip) {
        int before = collector.collected().keys.size();
        collector.end(game, replay, skip);
        CollectedGames run = collector.collected();
        if (run.keys.size() > before) {
            used.accept(kept(game, run, before, replay));
        }
    }

    private ObservedGame kept(ReplayedGame game, CollectedGames run, int number, PlayedMoves replay) {
        List<Observation> rows =
                parts.search().map(condition -> found(condition, replay)).orElseGet(() -> rows(run, number, replay));
        return new ObservedGame(
                game.line(),
                game.key(),
                BY_OUTCOME[run.outcomes.get(number)],
                game.plies(),
                weighting.weight(collector.tags()),
                collector.tags(),
                rows);
    }

    private List<Observation> rows(CollectedGames run, int number, PlayedMoves replay) {
        List<Observation> rows = new ArrayList<>();
        for (int row = run.firstRow(number); row < run.rowEnds.get(number); row++) {
            int ply = run.rowPlies.get(row);
            String position = parts.positions() ? replay.at(ply).fen() : "";
            rows.add(new Observation(ply, vector(run, row), score(run, row), position));
        }
        return rows;
    }

    private static List<Observation> found(PositionCondition condition, PlayedMoves replay) {
        return condition.first(replay).stream()
                .mapToObj(ply -> new Observation(ply, new int[0], Double.NaN, ""))
                .toList();
    }

    private int[] vector(CollectedGames run, int row) {
        return run.vectors.dense(run.rows.get(row), features);
    }

    private static double score(CollectedGames run, int row) {
        return run.targets.size() == 0 ? Double.NaN : Double.longBitsToDouble(run.targets.get(row));
    }
}
