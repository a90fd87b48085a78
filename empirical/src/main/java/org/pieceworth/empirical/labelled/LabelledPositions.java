package org.pieceworth.empirical.labelled;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.pieceworth.empirical.memory.LongList;
import org.pieceworth.empirical.reading.DuplicateFilter;
import org.pieceworth.empirical.reading.GameMerger;
import org.pieceworth.empirical.reading.ObservedGameCollector;
import org.pieceworth.empirical.reading.OrderedTasks;
import org.pieceworth.empirical.rows.CollectedGames;
import org.pieceworth.empirical.rows.PackedGames;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Mixing;

/// Reads positions with the results of their games, one per line, in any mixture of the forms of [LabelForm].
/// Every position is an observation, regardless of the quiet rule. Lines of one `game` belong together; every
/// other line is a separate game, and no duplicate of another. Threads read pieces of whole lines; the merger
/// gets the same for any number of threads and any cuts.
public final class LabelledPositions {

    private static final int PIECE = 1 << 18;

    private final String name;
    private final ObservationSettings options;
    private final TermSet terms;
    private final GameMerger merger;
    private final DuplicateFilter keeper;
    private final int pieceSize;

    /// Makes keys of lines without a game's name: different ones for each file, and for a file read again.
    private final long salt;

    private final RowsByGame games = new RowsByGame();
    private boolean anyGood;
    private Optional<String> firstError = Optional.empty();

    /// @param name the text's name, for messages
    public LabelledPositions(
            String name, ObservationSettings options, TermSet terms, GameMerger merger, DuplicateFilter keeper) {
        this(name, options, terms, merger, keeper, PIECE);
    }

    /// @param pieceSize approximate number of bytes per read of a thread
    LabelledPositions(
            String name,
            ObservationSettings options,
            TermSet terms,
            GameMerger merger,
            DuplicateFilter keeper,
            int pieceSize) {
        this.name = name;
        this.options = options;
        this.terms = terms;
        this.merger = merger;
        this.keeper = keeper;
        this.pieceSize = pieceSize;
        salt = Mixing.mix(name.hashCode() + Mixing.mix(merger.found()));
    }

    /// Reads all lines of a text.
    ///
    /// @throws InputException when no line is usable, or one is too long
    public void read(InputStream in) throws IOException {
        LineChunks pieces = new LineChunks(in, name, pieceSize);
        try (OrderedTasks<CollectedPositions> work = new OrderedTasks<>(options.threads())) {
            addMore(work, pieces);
            for (Optional<CollectedPositions> found = work.take(); found.isPresent(); found = work.take()) {
                merge(found.get());
                addMore(work, pieces);
            }
        }
        if (!anyGood) {
            throw new InputException(firstError.orElse(name + ": no position found; expected " + LabelForm.EXPECTED));
        }
        ObservedGameCollector together = new ObservedGameCollector(options, merger, keeper);
        skipConflicting();
        games.forEach(together::add, terms.features().size());
        together.flush();
    }

    private void addMore(OrderedTasks<CollectedPositions> work, LineChunks pieces) throws IOException {
        while (work.wantsMore()) {
            Optional<LineChunks.Chunk> piece = pieces.next();
            if (piece.isEmpty()) {
                return;
            }
            work.add(() -> PositionCollector.collect(piece.get(), name, salt, options, terms, keeper.listener()));
        }
    }

    private void merge(CollectedPositions found) {
        anyGood |= found.anyGood;
        firstError = firstError.or(() -> found.firstError);
        for (CollectedPositions.Named row : found.named) {
            boolean withPosition = keeper.listener().wantsPositions();
            switch (games.add(
                    row, found.namedVectors, withPosition, options.games().keepDuplicates())) {
                case NEW -> {}
                case DUPLICATE -> skip(found, SkippedGames.DUPLICATE, row);
                case CONFLICTING -> {
                    // counted once for its game, after all rows
                }
            }
        }
        merger.add(PackedGames.of(found.alone, options), found.numbered, 0);
        found.kept.forEach(keeper::game);
    }

    private void skipConflicting() {
        CollectedGames conflicting = new CollectedGames();
        LongList lines = games.conflicting();
        for (int i = 0; i < lines.size(); i++) {
            conflicting.found++;
            conflicting.skip(SkipReason.CONFLICTING_RESULT, i + 1, lines.get(i));
        }
        merger.add(PackedGames.of(conflicting, options), 0, 0);
    }

    private static void skip(CollectedPositions found, String reason, CollectedPositions.Named row) {
        found.alone.found++;
        found.alone.skip(reason, row.next(), row.line());
    }
}
