package org.pieceworth.empirical.reading;

import java.io.InputStream;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ObjLongConsumer;
import org.pieceworth.empirical.rows.PlayedResult;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.pgn.PgnChunk;
import org.pieceworth.pgn.PgnReader;

/// Reads results of games from texts, in one or several threads.
public final class ResultStream {

    private static final int PIECE = 1 << 22;

    /// Games that wait in memory when one thread reads.
    private static final int RUN = 10_000;

    private final TagCondition where;
    private final List<String> clusters;
    private final int threads;
    private final Consumer<PlayedResult> games;
    private final ObjLongConsumer<String> skipped;

    /// @param where condition on games
    /// @param clusters tags that define clusters of games
    /// @param games takes each game, in the calling thread
    /// @param skipped receives reasons and numbers of unused games
    public ResultStream(
            TagCondition where,
            List<String> clusters,
            int threads,
            Consumer<PlayedResult> games,
            ObjLongConsumer<String> skipped) {
        this.where = where;
        this.clusters = List.copyOf(clusters);
        this.threads = threads;
        this.games = games;
        this.skipped = skipped;
    }

    /// Reads a text.
    public void read(InputStream in) {
        if (threads == 1) {
            readOn(in);
        } else {
            OrderedPieces.read(in, PIECE, threads, this::collect, this::take).ifPresent(this::readOn);
        }
    }

    private void readOn(InputStream in) {
        ResultCollector collector = collector();
        PgnReader reader = new PgnReader(in, collector);
        while (reader.readGame()) {
            if (collector.games().size() >= RUN) {
                collector.games().forEach(games);
                collector.games().clear();
            }
        }
        take(new Collected(new PgnChunk.Reading(0, 0, false), collector));
    }

    private ResultCollector collector() {
        return new ResultCollector(where, clusters);
    }

    private Collected collect(PgnChunk piece) {
        ResultCollector collector = collector();
        return new Collected(piece.read(collector), collector);
    }

    private void take(Collected collected) {
        collected.games().games().forEach(games);
        collected.games().skipped().forEach((reason, count) -> skipped.accept(reason, count));
    }

    private record Collected(PgnChunk.Reading reading, ResultCollector games) implements OrderedPieces.Outcome {}
}
