package org.pieceworth.studies.endings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.answer.Numbers;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.EndingSurvey;
import org.pieceworth.rules.fairy.SolvedEnding;
import org.pieceworth.rules.fairy.SolvedEnding.Tally;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Side;
import org.pieceworth.studies.endings.EndingGame.Ending;
import org.pieceworth.studies.endings.EndingsAnswer.Colours;
import org.pieceworth.studies.endings.EndingsAnswer.Places;
import org.pieceworth.studies.endings.EndingsAnswer.Row;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Progress;

/// Solves endings, or computes the work for them.
public final class EndingsStudy {

    /// Part of the heap that a table may take.
    private static final double HEAP = 0.8;

    private static final double GIGABYTE = 1e9;

    /// Seconds for each position on one thread, about.
    private static final double SECONDS = 2e-6;

    private final EndingGame game;
    private final EndingSurvey survey;

    /// @throws InputException when an ending cannot be solved, or needs more memory than there is
    public EndingsStudy(EndingsRequest request) {
        if (request.pieces().isEmpty()) {
            throw new InputException("found no piece, expected one or more, as in `pieceworth endings archbishop`");
        }
        game = EndingGame.of(request);
        survey = new EndingSurvey(game.rules());
        String variant = game.name();
        if (!survey.obstacles().isEmpty()) {
            throw new InputException("endings of " + variant + " depend on more than the pieces on the board ("
                    + String.join(", ", survey.obstacles()) + "), beyond exact tables; choose a variant without that");
        }
        if (game.rules().variant().board().squares() > EndingSurvey.MAX_SQUARES) {
            throw new InputException("endings of " + variant + ": its board has more than " + EndingSurvey.MAX_SQUARES
                    + " squares, the limit; choose a smaller board");
        }
        game.endings().forEach(this::checkMemory);
    }

    private void checkMemory(Ending ending) {
        double needed = survey.bytes(ending.men());
        double there = Runtime.getRuntime().maxMemory() * HEAP;
        if (needed > there || needed > EndingSurvey.MAX_BYTES) {
            throw new InputException("ending " + ending.text() + ": needs " + Numbers.fixed(needed / GIGABYTE, 1)
                    + " GB of memory, and there are "
                    + Numbers.fixed(Math.min(there, EndingSurvey.MAX_BYTES) / GIGABYTE, 1)
                    + " GB; choose fewer pieces, a smaller board or, by JAVA_TOOL_OPTIONS=-Xmx8g, more memory");
        }
    }

    /// The work for an ending.
    ///
    /// @param positions at most, both sides to move
    /// @param seconds about
    public record Work(String men, long positions, long bytes, double seconds) {}

    /// The work for each ending.
    public List<Work> plan(int threads) {
        return game.endings().stream()
                .map(ending -> {
                    long positions = survey.positions(ending.men());
                    return new Work(
                            ending.text(), positions, survey.bytes(ending.men()), SECONDS * positions / threads);
                })
                .toList();
    }

    /// Solves all endings.
    ///
    /// @throws InputException when the rules lead out of the endings that can be solved
    public EndingsAnswer answer(int threads, Progress progress) {
        List<Row> rows = new ArrayList<>();
        for (Ending ending : game.endings()) {
            progress.part(ending.text());
            rows.add(row(
                    ending,
                    survey.solve(ending.men(), threads, progress)
                            .orElseThrow(() -> new InputException("ending " + ending.text()
                                    + ": moves of these pieces depend on more than their squares, beyond"
                                    + " exact tables; choose other pieces"))));
        }
        return new EndingsAnswer(game.board(), game.name(), game.usual(), rows);
    }

    private Row row(Ending ending, SolvedEnding solved) {
        Tally stronger = solved.tally(Side.WHITE);
        Optional<VariantPosition> hardest = solved.hardest(Side.WHITE);
        return new Row(
                ending,
                stronger,
                solved.tally(Side.BLACK),
                game.isBound(ending.piece()),
                colours(ending, solved),
                places(ending, solved, stronger),
                hardest.map(VariantPosition::fen).orElse(""),
                hardest.map(solved::line).orElse(List.of()));
    }

    private Optional<Colours> colours(Ending ending, SolvedEnding solved) {
        boolean twoOfWhite = ending.men().white().size() > 2;
        if (!twoOfWhite || !game.isBound(ending.piece()) || !game.isBound(ending.other())) {
            return Optional.empty();
        }
        int[] slots = IntStream.range(0, ending.men().size())
                .filter(slot -> isPiece(ending, solved.men().get(slot)))
                .toArray();
        SquareBoard board = game.rules().variant().surface();
        List<Tally> tallies =
                solved.tallies(Side.WHITE, 2, at -> board.shade(at[slots[0]]) == board.shade(at[slots[1]]) ? 0 : 1);
        return Optional.of(new Colours(tallies.getFirst(), tallies.getLast()));
    }

    private Optional<Places> places(Ending ending, SolvedEnding solved, Tally all) {
        if (ending.role() != EndingGame.Role.NONE
                || all.won() == 0
                || all.won() == all.positions()
                || !(game.rules().variant().surface() instanceof RectangularBoard board)) {
            return Optional.empty();
        }
        List<SolvedEnding.Man> men = solved.men();
        int piece = IntStream.range(0, men.size())
                .filter(slot -> isPiece(ending, men.get(slot)))
                .findFirst()
                .orElseThrow();
        List<Tally> tallies = solved.tallies(Side.WHITE, 4, at -> {
            int king = at[men.size() - 1];
            boolean near = Math.max(Math.abs(board.dx(king, at[piece])), Math.abs(board.dy(king, at[piece]))) == 1;
            boolean onEdge = board.file(king) % (board.files() - 1) == 0;
            boolean onEnd = board.rank(king) % (board.ranks() - 1) == 0;
            return near ? 0 : onEdge && onEnd ? 1 : onEdge || onEnd ? 2 : 3;
        });
        return Optional.of(new Places(tallies.get(0), tallies.get(1), tallies.get(2), tallies.get(3)));
    }

    private static boolean isPiece(Ending ending, SolvedEnding.Man man) {
        return man.side() == Side.WHITE
                && (man.letter() == ending.piece().letter()
                        || man.letter() == ending.other().letter());
    }
}
