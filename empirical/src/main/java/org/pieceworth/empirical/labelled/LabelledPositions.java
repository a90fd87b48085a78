package org.pieceworth.empirical.labelled;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.reading.DuplicateFilter;
import org.pieceworth.empirical.reading.GameMerger;
import org.pieceworth.empirical.reading.ObservedGameCollector;
import org.pieceworth.empirical.reading.OrderedTasks;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.chess.Mixing;
import org.pieceworth.terms.TermSet;

/// Reads positions with the results of their games, a line each, in one of the forms of [LabelForm], which
/// is told by the first lines. Every position is an observation, whatever the quiet rule; lines of one
/// `game` belong together, and every other line is a game of its own, and no duplicate of another. Threads read pieces
/// of whole lines;
/// what the merger hears is the same however many they are and wherever the text is cut.
public final class LabelledPositions {

    private static final int PIECE = 1 << 18;

    /// Lines at the start by which the form is told.
    private static final int FIRST_LINES = 20;

    private final String name;
    private final ObservationSettings options;
    private final TermSet terms;
    private final GameMerger merger;
    private final Optional<DuplicateFilter> keeper;
    private final int pieceSize;

    /// Makes keys of lines that name no game: other ones for each file, and for a file that is read again.
    private final long salt;

    private final RowsByGame games = new RowsByGame();
    private boolean anyGood;
    private Optional<String> firstFault = Optional.empty();

    /// @param name the text's name, for messages
    public LabelledPositions(
            String name,
            ObservationSettings options,
            TermSet terms,
            GameMerger merger,
            Optional<DuplicateFilter> keeper) {
        this(name, options, terms, merger, keeper, PIECE);
    }

    /// @param pieceSize about how many bytes a thread reads at a time
    LabelledPositions(
            String name,
            ObservationSettings options,
            TermSet terms,
            GameMerger merger,
            Optional<DuplicateFilter> keeper,
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
    /// @throws InputException when none of them can be used, or one is too long
    public void read(InputStream in) throws IOException {
        LineChunks pieces = new LineChunks(in, name, pieceSize);
        Deque<LineChunks.Chunk> first = new ArrayDeque<>();
        LabelForm form = form(pieces, first);
        try (OrderedTasks<CollectedPositions> work = new OrderedTasks<>(options.threads())) {
            addMore(work, first, pieces, form);
            for (Optional<CollectedPositions> found = work.take(); found.isPresent(); found = work.take()) {
                merge(found.get());
                addMore(work, first, pieces, form);
            }
        }
        if (!anyGood) {
            throw new InputException(firstFault.orElse(name + ": no line can be used"));
        }
        ObservedGameCollector together = new ObservedGameCollector(options, merger, keeper);
        games.forEach(together::add, terms.features().size());
        together.flush();
    }

    private void addMore(
            OrderedTasks<CollectedPositions> work, Deque<LineChunks.Chunk> first, LineChunks pieces, LabelForm form)
            throws IOException {
        Optional<ObservedGameListener> to = keeper.map(DuplicateFilter::listener);
        while (work.wantsMore()) {
            Optional<LineChunks.Chunk> piece = first.isEmpty() ? pieces.next() : Optional.of(first.removeFirst());
            if (piece.isEmpty()) {
                return;
            }
            work.add(() -> PositionCollector.collect(piece.get(), form, name, salt, options, terms, to));
        }
    }

    private void merge(CollectedPositions found) {
        anyGood |= found.anyGood;
        firstFault = firstFault.or(() -> found.firstFault);
        for (CollectedPositions.Named row : found.named) {
            boolean withPosition =
                    keeper.map(to -> to.listener().wantsPositions()).orElse(false);
            switch (games.add(row, found.namedVectors, withPosition, options.keepDuplicates())) {
                case NEW -> {}
                case DUPLICATE -> skip(found, SkippedGames.DUPLICATE, row);
                case CONFLICTING -> skip(found, SkipReason.CONFLICTING_RESULT, row);
            }
        }
        merger.add(found.alone, found.numbered, 0);
        keeper.ifPresent(to -> found.kept.forEach(to::game));
    }

    private static void skip(CollectedPositions found, String reason, CollectedPositions.Named row) {
        found.alone.found++;
        found.alone.skip(reason, row.next(), row.line());
    }

    /// The form by the first lines that say something; the chunks that they are in are added to `passed`.
    private LabelForm form(LineChunks pieces, Deque<LineChunks.Chunk> passed) throws IOException {
        List<String> lines = new ArrayList<>();
        Optional<String> fault = Optional.empty();
        for (Optional<LineChunks.Chunk> piece = pieces.next(); piece.isPresent(); piece = pieces.next()) {
            passed.add(piece.get());
            LineCursor line = new LineCursor(piece.get(), name);
            while (lines.size() < FIRST_LINES && line.advance()) {
                String text = line.text();
                if (LabelForm.isMeant(text)) {
                    lines.add(text);
                    long number = line.number();
                    fault = fault.or(
                            () -> Optional.of(name + ", line " + number + ": " + LabelForm.expectedInsteadOf(text)));
                }
            }
            if (lines.size() == FIRST_LINES) {
                break;
            }
        }
        String noForm = fault.orElse(name + ": no position found; expected " + LabelForm.EXPECTED);
        return lines.stream()
                .flatMap(line -> form(line).stream())
                .findFirst()
                .orElseThrow(() -> new InputException(noForm));
    }

    private static Optional<LabelForm> form(String line) {
        return Arrays.stream(LabelForm.values())
                .filter(candidate -> candidate.read(line).isPresent())
                .findFirst();
    }
}
