package org.pieceworth.studies.value;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.answer.Numbers;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.text.Counted;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.Scale;

/// One line with the answer, before the table: in pawns if the scale is in pawns.
final class ValueHeadline {

    /// More pieces than this are counted, not listed.
    private static final int LISTED = 6;

    private static final double WHOLE = 1e-9;
    private static final double SMALL = 100;
    private static final int DIGITS = 3;

    private final ValueAnswer answer;
    private final int models;
    private final boolean pawns;

    private ValueHeadline(ValueAnswer answer) {
        this.answer = answer;
        models = answer.models().size();
        pawns = answer.unit().equals(ValueUnit.CENTIPAWN);
    }

    static String of(ValueAnswer answer) {
        return new ValueHeadline(answer).text();
    }

    private String text() {
        if (answer.game().isPresent()) {
            return ofGame(answer.game().get());
        }
        List<List<ValueRow>> pieces = pieces();
        if (pieces.size() == 1) {
            return ofOne(pieces.getFirst());
        }
        boolean raw = answer.unit() instanceof ValueUnit.Raw && models > 1;
        return pieces.size() > LISTED || raw ? what(pieces.size()) + " on " + board() + scale() + ":" : ofSome(pieces);
    }

    private String ofGame(ValueAnswer.InGame game) {
        return game.name() + " on " + board() + scale() + "; at the start " + Numbers.percent(game.density())
                + " of its squares are occupied:";
    }

    private String scale() {
        return answer.unit() instanceof ValueUnit.Raw && models > 1
                ? ", by each model on its own scale"
                : ", by " + by(models) + " (" + answer.unit().text() + ")";
    }

    private String board() {
        return answer.boards().getFirst().shape();
    }

    private String what(int pieces) {
        return Counted.of(pieces, "piece");
    }

    /// The rows of each piece on the first board.
    private List<List<ValueRow>> pieces() {
        int rows = answer.rows().size() / answer.boards().size();
        List<List<ValueRow>> pieces = new ArrayList<>();
        for (int first = 0; first < rows; first += models) {
            pieces.add(answer.rows().subList(first, first + models));
        }
        return pieces;
    }

    private String ofOne(List<ValueRow> rows) {
        String what = typedAndName(rows.getFirst().piece());
        double[] values = values(rows);
        if (values.length == 0) {
            return what + " has no value by " + (models == 1 ? "this model" : "these models") + " on " + board() + ":";
        }
        if (answer.unit() instanceof ValueUnit.Raw && values.length > 1) {
            return what + " on " + board() + ", by each model on its own scale:";
        }
        String by = values.length == 1 ? "the " + onlyModel(rows) + " model" : by(values.length);
        if (setsTheScale(rows)) {
            return what + " sets the scale of " + by + " on " + board() + ", at " + range(values)
                    + (pawns ? " pawns" : "") + " by convention: they give it no value of its own" + inTable();
        }
        return what + " is worth " + range(values) + (pawns ? " pawns" : "") + " on " + board() + " by " + by
                + inTable();
    }

    private String ofSome(List<List<ValueRow>> pieces) {
        List<String> each = pieces.stream()
                .map(rows -> name(rows.getFirst().piece()) + " " + range(values(rows))
                        + (setsTheScale(rows) ? " by convention" : ""))
                .toList();
        return "On " + board() + " by " + by(models) + (pawns ? ", in pawns" : "") + ": " + String.join(", ", each)
                + inTable();
    }

    /// True if the scale of every model with a value for it is set by the piece itself.
    private boolean setsTheScale(List<ValueRow> rows) {
        Board board = rows.getFirst().board();
        boolean own = rows.stream()
                .filter(row -> row.value().isPresent())
                .allMatch(row -> row.model().scale() == Scale.OWN || !pawns);
        return own
                && answer.unit() instanceof ValueUnit.Anchored unit
                && rows.getFirst()
                        .piece()
                        .betza()
                        .movement()
                        .equals(
                                unit.isPawn()
                                        ? Anchor.knight(board)
                                        : Scaling.anchor(unit, board).betza().movement());
    }

    /// The unit, or that the table has another one than the line.
    private String inTable() {
        return pawns
                ? " (table: " + answer.unit().text() + ")."
                : " (" + answer.unit().text() + ").";
    }

    /// A piece as typed, and its name if that adds information.
    static String typedAndName(Piece piece) {
        return piece.name().isEmpty() || piece.name().equals(piece.typed())
                ? piece.typed()
                : piece.typed() + " (" + piece.name() + ")";
    }

    static String name(Piece piece) {
        return piece.name().isEmpty() ? piece.typed() : piece.name();
    }

    private String by(int number) {
        return number == 1 ? "the " + answer.models().getFirst().name() + " model" : number + " models of theory";
    }

    private static String onlyModel(List<ValueRow> rows) {
        return rows.stream()
                .filter(row -> row.value().isPresent())
                .map(row -> row.model().name())
                .findFirst()
                .orElse("");
    }

    private static double[] values(List<ValueRow> rows) {
        return rows.stream()
                .filter(row -> row.value().isPresent())
                .mapToDouble(row -> row.value().getAsDouble())
                .sorted()
                .toArray();
    }

    private String range(double[] values) {
        if (values.length == 0) {
            return "without a value";
        }
        // One form for the whole line.
        int decimals = decimals(answer.unit(), values(answer.rows()));
        String least = text(values[0], decimals);
        String most = text(values[values.length - 1], decimals);
        return values.length == 1 || least.equals(most) ? least : least + " to " + most;
    }

    private String text(double value, int decimals) {
        return pawns ? Numbers.pawns(value) : Numbers.fixed(value, decimals);
    }

    /// One number format for a column: integers if all numbers are, else one decimal, or two on a
    /// small scale.
    static int decimals(ValueUnit unit, double[] values) {
        boolean whole = true;
        double largest = 0;
        for (double value : values) {
            whole &= Math.abs(value - Math.rint(value)) < WHOLE;
            largest = Math.max(largest, Math.abs(value));
        }
        if (whole) {
            return 0;
        }
        int small = largest < 1 ? DIGITS - (int) Math.ceil(Math.log10(largest)) : 2;
        return unit instanceof ValueUnit.Raw || largest < SMALL ? small : 1;
    }
}
