package org.pieceworth.empirical.reading;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.PackedGames;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.PgnChunk;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.terms.TermSet;

/// Reads the games of a text in one or several threads; the merger gets the same result.
public final class GameStream {

    private static final int PIECE = 1 << 22;

    /// Bytes per piece if games are passed on: smaller, since their rows wait in memory for their turn.
    private static final int KEPT_PIECE = 1 << 18;

    /// Games per run of one thread: enough that most material occurred before in the run.
    private static final int RUN = 20_000;

    /// Games per run if games are passed on, since their rows take memory.
    private static final int KEPT_RUN = 2000;

    /// A run ends earlier with this many distinct rows, since merging then pays.
    private static final int ROWS_OF_RUN = 30_000;

    private final ObservationSettings options;
    private final GameReading reading;
    private final GameMerger merger;
    private final DuplicateFilter keeper;
    private final int pieceSize;
    private long linesBefore;

    public GameStream(ObservationSettings options, TermSet terms, GameMerger merger, DuplicateFilter keeper) {
        this(options, terms, merger, keeper, keeper.keepsGames() ? KEPT_PIECE : PIECE);
    }

    /// @param pieceSize approximate bytes that a thread reads at a time
    GameStream(ObservationSettings options, TermSet terms, GameMerger merger, DuplicateFilter keeper, int pieceSize) {
        this.pieceSize = pieceSize;
        this.options = options;
        this.merger = merger;
        this.keeper = keeper;
        reading = new GameReading(options, terms, keeper.parts());
    }

    public void read(InputStream in) {
        linesBefore = 0;
        if (options.threads() == 1) {
            readOn(in);
            return;
        }
        OrderedPieces.read(in, pieceSize, options.threads(), this::collect, this::add)
                .ifPresent(this::readOn);
    }

    private void add(Collected collected) {
        merger.add(
                collected.games(),
                collected.reading().games(),
                collected.reading().lines());
        collected.kept().forEach(this::keep);
        linesBefore += collected.reading().lines();
    }

    /// Reads in the calling thread.
    private void readOn(InputStream in) {
        GameCollector collector = reading.collector();
        PgnReader reader = new PgnReader(in, reading.replay(collector, this::keep));
        int run = keeper.keepsGames() ? KEPT_RUN : RUN;
        while (reader.readGame()) {
            if (collector.found() >= run || collector.collected().vectors.size() >= ROWS_OF_RUN) {
                merger.add(collector.takePacked(), 0, 0);
            }
        }
        merger.add(collector.takePacked(), 0, 0);
    }

    private void keep(ObservedGame game) {
        keeper.game(game.after(linesBefore));
    }

    private Collected collect(PgnChunk piece) {
        GameCollector collector = reading.collector();
        List<ObservedGame> kept = new ArrayList<>();
        PgnChunk.Reading outcome = piece.read(reading.replay(collector, kept::add));
        return new Collected(outcome, collector.takePacked(), kept);
    }

    /// @param kept the used games, if requested
    private record Collected(PgnChunk.Reading reading, PackedGames games, List<ObservedGame> kept)
            implements OrderedPieces.Outcome {}
}
