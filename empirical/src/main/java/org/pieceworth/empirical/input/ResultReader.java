package org.pieceworth.empirical.input;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.pieceworth.empirical.reading.ResultStream;
import org.pieceworth.empirical.rows.PlayedResult;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Ordered;

/// Reads who played whom and how it ended from files of games, without replaying them.
public final class ResultReader {

    private final ResultStream stream;
    private final ReadProgress progress;
    private final Map<String, Long> skipped = new TreeMap<>();
    private final Consumer<PlayedResult> games;
    private long used;
    private long bytesBefore;

    /// @param where condition on games
    /// @param clusters tags that define clusters of games
    /// @param threads number of reading threads
    /// @param progress receives the bytes read
    /// @param games takes each game, in the order of the files, in the calling thread
    public ResultReader(
            TagCondition where,
            List<String> clusters,
            int threads,
            ReadProgress progress,
            Consumer<PlayedResult> games) {
        this.progress = progress;
        this.games = games;
        stream = new ResultStream(
                where, clusters, threads, this::add, (reason, count) -> skipped.merge(reason, count, Long::sum));
    }

    private void add(PlayedResult game) {
        used++;
        games.accept(game);
    }

    /// Reads an input.
    ///
    /// @throws InputException when it cannot be read, is damaged, or has no games
    public void read(GameInput input) {
        long before = found();
        bytesBefore += PlainGames.read(
                input, bytes -> progress.read(bytesBefore + bytes, found()), "with its players' names", stream::read);
        if (found() == before) {
            throw new InputException(
                    input.name() + ": no game found; expected PGN, such as [White \"A\"] [Black \"B\"] 1. e4 e5 1-0");
        }
    }

    private long found() {
        return used + skipped.values().stream().mapToLong(Long::longValue).sum();
    }

    /// Games that were not, by their reason.
    public Map<String, Long> skipped() {
        return Ordered.copy(skipped);
    }
}
