package org.pieceworth.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.Callable;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Every model's value of each piece.
@Command(
        name = "value",
        description = "What pieces are worth by theory: every model's value, side by side.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  pieceworth value N B R Q                 the pieces of chess",
            "  pieceworth value archbishop --board 10x8 a named piece on another board",
            "  pieceworth value fhNbFbsW --unit knight=300"
        })
final class ValueCommand implements Callable<Integer> {

    @Mixin
    CommonOptions common = new CommonOptions();

    @Mixin
    FormatOption output = new FormatOption();

    @Mixin
    PieceArguments arguments = new PieceArguments();

    @Option(
            names = "--models",
            paramLabel = "NAME,…",
            split = ",",
            description = "models to ask (default: all of them: mobility)")
    List<String> models = List.of();

    @Option(
            names = "--unit",
            paramLabel = "PIECE=NUMBER",
            defaultValue = "pawn=100",
            description = "scale: pawn=100 (default), knight=300, …, or raw for each model's own")
    String unit = "pawn=100";

    @Option(names = "--raw", description = "the same as --unit raw")
    boolean raw;

    ValueCommand() {}

    private record Row(Piece piece, ValuationModel model, Valuation valuation, OptionalDouble value) {}

    @Override
    public Integer call() {
        Board board = arguments.shape();
        ValueUnit scale = raw ? new ValueUnit.Raw() : ValueUnit.parse(unit);
        List<Row> rows = new ArrayList<>();
        List<Piece> pieces = arguments.resolve();
        for (ValuationModel model : Models.named(models)) {
            double factor = Models.factor(model, scale, board);
            for (Piece piece : pieces) {
                Valuation valuation = model.value(piece.betza().movement(), board);
                OptionalDouble value = valuation.value().isPresent()
                        ? OptionalDouble.of(factor * valuation.value().getAsDouble())
                        : OptionalDouble.empty();
                rows.add(new Row(piece, model, valuation, value));
            }
        }
        new Printer(System.out).print(document(rows, board, scale), output.format);
        return 0;
    }

    private static Document document(List<Row> rows, Board board, ValueUnit scale) {
        Document document = new Document();
        document.json().put("board", board.shape()).put("unit", scale.text());
        ArrayNode json = document.json().putArray("rows");
        Table table = new Table().left("piece").left("name").left("model").right("value");
        Table csv = new Table()
                .left("piece")
                .left("name")
                .left("model")
                .right("value")
                .left("note");
        Set<String> notes = new LinkedHashSet<>();
        document.line(answer(rows, board, scale)).line("").table(table);
        for (Row row : rows) {
            String note = note(row);
            String value = row.value().isPresent() ? Numbers.value(row.value().getAsDouble()) : "–";
            table.row(row.piece().typed(), row.piece().name(), row.model().name(), value);
            String digits =
                    row.value().isPresent() ? Double.toString(row.value().getAsDouble()) : "";
            csv.row(row.piece().typed(), row.piece().name(), row.model().name(), digits, note);
            if (!note.isEmpty()) {
                notes.add(row.piece().typed() + ", " + row.model().name() + ": " + note + ".");
            }
            addJson(json, row, note);
        }
        if (!notes.isEmpty()) {
            document.line("");
            notes.forEach(document::line);
        }
        return document.csv(csv);
    }

    private static void addJson(ArrayNode json, Row row, String note) {
        ObjectNode node = json.addObject();
        node.put("piece", row.piece().typed());
        node.put("name", row.piece().name());
        node.put("betza", row.piece().betza().text());
        node.put("model", row.model().name());
        if (row.value().isPresent()) {
            node.put("value", row.value().getAsDouble());
        } else {
            node.putNull("value");
        }
        node.putNull("low").putNull("high").put("note", note);
    }

    /// One line that answers before the table does.
    private static String answer(List<Row> rows, Board board, ValueUnit scale) {
        Piece first = rows.getFirst().piece();
        double[] known = rows.stream()
                .filter(row -> row.piece().equals(first) && row.value().isPresent())
                .distinct()
                .mapToDouble(row -> row.value().getAsDouble())
                .sorted()
                .toArray();
        String what = first.name().isEmpty() || first.name().equals(first.typed())
                ? first.typed()
                : first.typed() + " (" + first.name() + ")";
        if (known.length == 0) {
            return what + " has no value by these models on " + board.shape() + "; the notes say why.";
        }
        String range = known.length == 1 || known[0] == known[known.length - 1]
                ? Numbers.value(known[0])
                : Numbers.value(known[0]) + " to " + Numbers.value(known[known.length - 1]);
        String models =
                known.length == 1 ? "the " + rows.getFirst().model().name() + " model" : known.length + " models";
        return what + " is worth " + range + " on " + board.shape() + " by " + models + " (" + scale.text() + ").";
    }

    private static String note(Row row) {
        List<String> notes = new ArrayList<>(row.valuation().notes());
        notes.addAll(PieceArguments.remarks(row.piece()));
        return String.join("; ", notes);
    }
}
