package org.pieceworth.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.valuation.MobilityModel;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The derivation of a value, step by step.
@Command(
        name = "explain",
        description = "How a model comes to its value: step by step, in the source's own terms.",
        footerHeading = "%nExamples:%n",
        footer = {"  pieceworth explain Q --model mobility", "  pieceworth explain archbishop --at a1"})
final class ExplainCommand implements Callable<Integer> {

    @Mixin
    CommonOptions common = new CommonOptions();

    @Mixin
    FormatOption output = new FormatOption();

    @Mixin
    PieceArguments arguments = new PieceArguments();

    @Option(names = "--model", paramLabel = "NAME", defaultValue = "mobility", description = "mobility (default)")
    String model = "mobility";

    @Option(names = "--at", paramLabel = "SQUARE", description = "where the piece stands (default: the centre, e4)")
    String at = "";

    ExplainCommand() {}

    @Override
    public Integer call() {
        List<Piece> pieces = arguments.resolve();
        if (pieces.size() != 1) {
            throw new InputException("explain: found " + pieces.size() + " pieces, expected one at a time");
        }
        Board board = arguments.shape();
        ValuationModel chosen = Models.named(model, ValuationModel.all());
        if (!at.isEmpty() && chosen instanceof MobilityModel mobility) {
            chosen = mobility.at(Squares.named(at, board));
        }
        Valuation valuation = chosen.value(pieces.getFirst().betza().movement(), board);
        new Printer(System.out).print(document(pieces.getFirst(), chosen, valuation, board), output.format);
        return 0;
    }

    private static Document document(Piece piece, ValuationModel model, Valuation valuation, Board board) {
        Document document = new Document();
        String value = valuation.value().isPresent()
                ? "is worth " + Numbers.value(valuation.value().getAsDouble())
                : "has no value";
        document.line(piece.typed() + " " + value + " by the " + model.name() + " model on " + board.shape() + ".");
        document.line("Source: " + model.source() + ".").line("");
        document.json().put("piece", piece.typed()).put("model", model.name()).put("board", board.shape());
        document.json().put("source", model.source());
        ArrayNode steps = document.json().putArray("steps");
        Table table = new Table().left("step").left("formula").left("inputs").right("value");
        for (Valuation.Step step : valuation.steps()) {
            table.row(step.name(), step.formula(), inputs(step), Numbers.value(step.value()));
            ObjectNode node = steps.addObject().put("name", step.name()).put("formula", step.formula());
            ObjectNode inputs = node.putObject("inputs");
            step.inputs().forEach(input -> inputs.put(input.name(), input.value()));
            node.put("value", step.value());
        }
        if (!valuation.steps().isEmpty()) {
            document.table(table);
        }
        ArrayNode notes = document.json().putArray("notes");
        for (String note : valuation.notes()) {
            document.line("Note: " + note + ".");
            notes.add(note);
        }
        for (String remark : PieceArguments.remarks(piece)) {
            document.line("Note: " + remark + ".");
            notes.add(remark);
        }
        return document;
    }

    private static String inputs(Valuation.Step step) {
        return step.inputs().stream()
                .map(input -> input.name() + " = " + Numbers.value(input.value()))
                .collect(Collectors.joining(", "));
    }
}
