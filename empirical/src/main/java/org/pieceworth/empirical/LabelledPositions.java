package org.pieceworth.empirical;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.terms.TermSet;
import org.pieceworth.terms.Trace;

/// Reads positions with the results of their games, a line each, in one of the forms of [LabelForm], which is told
/// by the first lines. Every position is an observation, whatever the quiet rule; lines of one `game` belong
/// together, and every other line is a game of its own.
final class LabelledPositions {

    /// Lines at the start by which the form is told.
    private static final int FIRST_LINES = 20;

    private final TextLines lines;
    private final String name;
    private final boolean unknownAsDraw;
    private final TermSet terms;
    private final Trace trace;
    private final KeptGameCollector into;
    private final RowsByGame games = new RowsByGame();
    private boolean anyGood;
    private Optional<String> firstFault = Optional.empty();

    private LabelledPositions(
            BufferedReader in, String name, boolean unknownAsDraw, TermSet terms, KeptGameCollector into) {
        lines = new TextLines(in, name);
        this.name = name;
        this.unknownAsDraw = unknownAsDraw;
        this.terms = terms;
        trace = terms.newTrace();
        this.into = into;
    }

    /// Reads all lines of a text.
    ///
    /// @throws InputException when none of them can be used
    static void read(BufferedReader in, String name, boolean unknownAsDraw, TermSet terms, KeptGameCollector into)
            throws IOException {
        new LabelledPositions(in, name, unknownAsDraw, terms, into).readAll();
    }

    private record Line(String text, long number) {}

    private void readAll() throws IOException {
        Deque<Line> first = new ArrayDeque<>();
        for (Optional<Line> line = next(); line.isPresent(); line = next()) {
            first.add(line.get());
            if (first.size() == FIRST_LINES) {
                break;
            }
        }
        if (first.isEmpty()) {
            throw new InputException(name + ": no position found; expected " + LabelForm.EXPECTED);
        }
        LabelForm form = form(first);
        while (!first.isEmpty()) {
            read(form, first.removeFirst());
        }
        for (Optional<Line> line = next(); line.isPresent(); line = next()) {
            read(form, line.get());
        }
        if (!anyGood) {
            throw new InputException(firstFault.orElse(name + ": no line can be used"));
        }
        games.forEach(into::add, terms.features().size());
        into.flush();
    }

    /// The next line that says something.
    private Optional<Line> next() throws IOException {
        Optional<String> line = lines.next();
        while (line.isPresent() && (line.get().isBlank() || line.get().startsWith("#"))) {
            line = lines.next();
        }
        return line.map(text -> new Line(lines.number() == 1 ? text.replace("\uFEFF", "") : text, lines.number()));
    }

    private LabelForm form(Deque<Line> first) {
        for (Line line : first) {
            Optional<LabelForm> form = Arrays.stream(LabelForm.values())
                    .filter(candidate -> candidate.read(line.text()).isPresent())
                    .findFirst();
            if (form.isPresent()) {
                return form.get();
            }
        }
        throw new InputException(notOfForm(first.getFirst()));
    }

    private String notOfForm(Line line) {
        return name + ", line " + line.number() + ": found '" + Shown.of(line.text()) + "', expected "
                + LabelForm.EXPECTED;
    }

    private void read(LabelForm form, Line line) {
        Optional<LabelledLine> labelled = form.read(line.text());
        if (labelled.isEmpty()) {
            skip(Skips.UNREADABLE_LINE, line, notOfForm(line));
        } else if (labelled.get().result() == GameResult.UNKNOWN && !unknownAsDraw) {
            skip(
                    Skips.UNKNOWN_RESULT,
                    line,
                    name + ", line " + line.number() + ": found the result *, expected 1-0," + " 1/2-1/2 or 0-1");
        } else {
            use(labelled.get(), line);
        }
    }

    private void skip(String reason, Line line, String fault) {
        into.skip(reason, line.number());
        if (firstFault.isEmpty()) {
            firstFault = Optional.of(fault);
        }
    }

    private void use(LabelledLine labelled, Line line) {
        ChessPosition position;
        try {
            position = ChessPosition.withPossibleRights(Fen.parse(labelled.position()));
        } catch (InputException unplayable) {
            skip(SkipReason.BAD_SETUP, line, name + ", line " + line.number() + ": " + unplayable.getMessage());
            return;
        }
        anyGood = true;
        terms.trace(position, trace);
        if (labelled.game().isEmpty()) {
            into.add(alone(position, labelled.result(), line.number()));
        } else if (!games.add(labelled, position, trace, line.number(), into.wantsPositions())) {
            into.skip(SkipReason.CONFLICTING_RESULT, line.number());
        }
    }

    private KeptGame alone(ChessPosition position, GameResult result, long line) {
        int[] features = new int[terms.features().size()];
        for (int i = 0; i < trace.size(); i++) {
            features[trace.feature(i)] = trace.value(i);
        }
        String text = into.wantsPositions() ? Fen.write(position.setup()) : "";
        KeptRow row = new KeptRow(1, features, Double.NaN, text);
        return new KeptGame(line, KeptGame.key(0, position.hash(), result), result, 0, 1, Map.of(), List.of(row));
    }
}
