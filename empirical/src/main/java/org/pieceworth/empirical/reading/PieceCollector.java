package org.pieceworth.empirical.reading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.PackedGames;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.PgnRange;
import org.pieceworth.pgn.PgnReader;

/// Collects the games of pieces of texts, on any machine; [PieceMerger] joins them on the main one.
public final class PieceCollector {

    /// Games per run: see [GameStream].
    private static final int RUN = 20_000;

    private final GameReading reading;

    /// @param kept the requested parts of games; empty if games are not requested
    public PieceCollector(ObservationSettings options, Optional<CollectedParts> kept) {
        reading = new GameReading(options, options.terms(), kept);
    }

    /// Collects a piece's games.
    ///
    /// @throws IOException when it cannot be read
    public CollectedPiece collect(PgnRange piece) throws IOException {
        if (piece.isEmpty()) {
            return CollectedPiece.empty(piece.textEnded());
        }
        GameCollector collector = reading.collector();
        List<ObservedGame> kept = new ArrayList<>();
        List<PackedGames> runs = new ArrayList<>();
        PgnReader reader = new PgnReader(piece, reading.replay(collector, kept::add));
        long games = 0;
        try {
            while (reader.readGame()) {
                games++;
                if (collector.found() >= RUN) {
                    runs.add(collector.takePacked());
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        runs.add(collector.takePacked());
        return new CollectedPiece(
                piece.passed(), games, reader.linesRead(), reader.endedInside(), piece.textEnded(), runs, kept);
    }
}
