package org.pieceworth.empirical;

import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.pieceworth.pgn.GameListener;
import org.pieceworth.pgn.GameReplay;
import org.pieceworth.pgn.PgnPiece;
import org.pieceworth.pgn.PgnPieces;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.terms.TermSet;

/// Reads the games of a text by one thread or by several; what the merger hears is the same.
final class GameStream {

    private static final int PIECE = 1 << 22;

    /// Pieces whose games someone keeps are smaller: their rows wait in memory until it is their turn.
    private static final int KEPT_PIECE = 1 << 18;

    /// A piece that grew beyond this by wrong cuts is read on without cuts.
    private static final int LARGEST_PIECE = 1 << 26;

    /// Games that one thread collects before they are put to the others: so many that material met before is
    /// common.
    private static final int RUN = 20_000;

    /// The same when someone keeps games, whose rows need room.
    private static final int KEPT_RUN = 2000;

    /// A run ends earlier with so many different rows, which are then better put together.
    private static final int ROWS_OF_RUN = 30_000;

    private final CollectionOptions options;
    private final TermSet terms;
    private final GameMerger merger;
    private final Optional<FirstGames> keeper;
    private final int pieceSize;
    private long linesBefore;

    GameStream(CollectionOptions options, TermSet terms, GameMerger merger, Optional<FirstGames> keeper) {
        this(options, terms, merger, keeper, keeper.isPresent() ? KEPT_PIECE : PIECE);
    }

    /// @param pieceSize about how many bytes a thread reads at a time
    GameStream(
            CollectionOptions options, TermSet terms, GameMerger merger, Optional<FirstGames> keeper, int pieceSize) {
        this.pieceSize = pieceSize;
        this.options = options;
        this.terms = terms;
        this.merger = merger;
        this.keeper = keeper;
    }

    void read(InputStream in) {
        linesBefore = 0;
        if (options.threads() == 1) {
            readOn(in);
            return;
        }
        PgnPieces pieces = new PgnPieces(in, pieceSize);
        Optional<PgnPiece> unread;
        try (WorkInOrder<Collected> work = new WorkInOrder<>(options.threads())) {
            unread = new Pieces(pieces, work).readAll();
        }
        if (unread.isPresent() || !pieces.atEnd()) {
            InputStream rest = pieces.rest();
            readOn(unread.isPresent() ? new SequenceInputStream(unread.get().bytes(), rest) : rest);
        }
    }

    /// Reads with this thread alone.
    private void readOn(InputStream in) {
        GameCollector collector = collector();
        GameListener listener = listener(collector, this::keep);
        PgnReader reader = new PgnReader(in, replay(listener));
        int run = keeper.isPresent() ? KEPT_RUN : RUN;
        while (reader.readGame()) {
            if (collector.found() >= run || collector.collected().vectors.size() >= ROWS_OF_RUN) {
                merger.add(collector.takeAll(), 0, 0);
            }
        }
        merger.add(collector.takeAll(), 0, 0);
    }

    private GameReplay replay(GameListener listener) {
        return options.variant()
                .map(rules -> new GameReplay(listener, rules))
                .orElseGet(() -> new GameReplay(listener, options.strict()));
    }

    private GameCollector collector() {
        return new GameCollector(
                options, terms, keeper.map(to -> to.keeper().tags()).orElse(Set.of()));
    }

    /// What hears of the games: the collector, and what passes them on when someone keeps them.
    private GameListener listener(GameCollector collector, Consumer<KeptGame> used) {
        return keeper.<GameListener>map(to -> new KeepingListener(
                        collector,
                        options.weighting(),
                        terms.features().size(),
                        to.keeper().wantsPositions(),
                        used))
                .orElse(collector);
    }

    private void keep(KeptGame game) {
        keeper.ifPresent(to -> to.game(game.behind(linesBefore)));
    }

    private Collected collect(PgnPiece piece) {
        GameCollector collector = collector();
        List<KeptGame> kept = new ArrayList<>();
        PgnPiece.Reading reading = piece.read(replay(listener(collector, kept::add)));
        return new Collected(reading, collector.takeAll(), kept);
    }

    /// @param kept the games used, when someone keeps them
    private record Collected(PgnPiece.Reading reading, CollectedGames games, List<KeptGame> kept) {}

    /// Pieces under way, in the order of the text.
    private final class Pieces {
        private final PgnPieces source;
        private final WorkInOrder<Collected> work;
        private final Deque<PgnPiece> pieces = new ArrayDeque<>();

        Pieces(PgnPieces source, WorkInOrder<Collected> work) {
            this.source = source;
            this.work = work;
        }

        /// @return what is open and has to be read on with all that follows
        Optional<PgnPiece> readAll() {
            while (begin()) {
                PgnPiece first = pieces.removeFirst();
                Collected collected = work.take().orElseThrow();
                PgnPiece piece = first;
                while (collected.reading().open() && piece.length() < LARGEST_PIECE && begin()) {
                    work.drop();
                    piece = piece.with(pieces.removeFirst());
                    collected = collect(piece);
                }
                if (collected.reading().open()) {
                    for (PgnPiece unread : pieces) {
                        piece = piece.with(unread);
                    }
                    return Optional.of(piece);
                }
                merger.add(
                        collected.games(),
                        collected.reading().games(),
                        collected.reading().lines());
                collected.kept().forEach(GameStream.this::keep);
                linesBefore += collected.reading().lines();
                source.giveBack(first);
            }
            return Optional.empty();
        }

        /// Begins pieces as far as threads want more; false when none is left.
        private boolean begin() {
            while (work.wantsMore()) {
                Optional<PgnPiece> piece = source.next();
                if (piece.isEmpty()) {
                    break;
                }
                pieces.add(piece.get());
                work.add(() -> collect(piece.get()));
            }
            return !pieces.isEmpty();
        }
    }
}
