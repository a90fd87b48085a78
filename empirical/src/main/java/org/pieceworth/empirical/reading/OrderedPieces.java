package org.pieceworth.empirical.reading;

import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.pieceworth.pgn.PgnChunk;
import org.pieceworth.pgn.PgnChunks;

/// Reads the pieces of a text in several threads and passes their results on in the order of the text. A
/// piece that ends inside a game is read again together with the next.
///
/// @param <T> result of reading a piece
final class OrderedPieces<T extends OrderedPieces.Outcome> {

    /// A piece that grows beyond this by wrong cuts is read on as one.
    private static final int LARGEST_PIECE = 1 << 26;

    /// The result of reading a piece.
    interface Outcome {
        PgnChunk.Reading reading();
    }

    private final PgnChunks source;
    private final OrderedTasks<T> work;
    private final Function<PgnChunk, T> reader;
    private final Consumer<T> results;
    private final Deque<PgnChunk> pieces = new ArrayDeque<>();

    private OrderedPieces(PgnChunks source, OrderedTasks<T> work, Function<PgnChunk, T> reader, Consumer<T> results) {
        this.source = source;
        this.work = work;
        this.reader = reader;
        this.results = results;
    }

    /// @param pieceSize approximate bytes that a thread reads at a time
    /// @param reader reads a piece, in any thread
    /// @param results receives the results, in the calling thread
    /// @return the end of the text without further places to cut, to be read in one thread
    static <T extends Outcome> Optional<InputStream> read(
            InputStream in, int pieceSize, int threads, Function<PgnChunk, T> reader, Consumer<T> results) {
        PgnChunks pieces = new PgnChunks(in, pieceSize);
        Optional<PgnChunk> unread;
        try (OrderedTasks<T> work = new OrderedTasks<>(threads)) {
            unread = new OrderedPieces<>(pieces, work, reader, results).readAll();
        }
        if (unread.isEmpty() && pieces.atEnd()) {
            return Optional.empty();
        }
        InputStream rest = pieces.rest();
        return Optional.of(unread.<InputStream>map(piece -> new SequenceInputStream(piece.bytes(), rest))
                .orElse(rest));
    }

    /// @return an unfinished piece, to be read on together with all that follows
    private Optional<PgnChunk> readAll() {
        while (begin()) {
            PgnChunk first = pieces.removeFirst();
            T found = work.take().orElseThrow();
            PgnChunk piece = first;
            while (found.reading().open() && piece.length() < LARGEST_PIECE && begin()) {
                work.drop();
                piece = piece.with(pieces.removeFirst());
                found = reader.apply(piece);
            }
            if (found.reading().open()) {
                for (PgnChunk unread : pieces) {
                    piece = piece.with(unread);
                }
                return Optional.of(piece);
            }
            results.accept(found);
            source.recycle(first);
        }
        return Optional.empty();
    }

    /// Starts pieces while threads are free; returns false if none is left.
    private boolean begin() {
        while (work.wantsMore()) {
            Optional<PgnChunk> piece = source.next();
            if (piece.isEmpty()) {
                break;
            }
            pieces.add(piece.get());
            work.add(() -> reader.apply(piece.get()));
        }
        return !pieces.isEmpty();
    }
}
