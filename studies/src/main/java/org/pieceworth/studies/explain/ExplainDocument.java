package org.pieceworth.studies.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.report.chart.Words;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.explain.ExplainStudy.ExplainAnswer;
import org.pieceworth.studies.material.MaterialDocument;
import org.pieceworth.studies.pieces.PieceRemarks;
import org.pieceworth.studies.value.ValueDocument;
import org.pieceworth.text.Counted;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.compare.MeasuredMisses;
import org.pieceworth.valuation.compare.MeasuredMisses.Misses;
import org.pieceworth.valuation.universal.IdealAttack;
import org.pieceworth.valuation.universal.UniversalModel;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The derivation of a value, in the tables of its source.
public final class ExplainDocument {

    private ExplainDocument() {}

    public static Document of(ExplainAnswer answer) {
        Document document = new Document();
        answer.known().ifPresent(known -> ValueDocument.lead(known, document));
        add(document, answer.piece(), answer.model(), answer.valuation(), answer.board());
        answer.measured().ifPresent(measured -> ExplainMisses.add(document, measured));
        answer.material().ifPresent(material -> {
            document.line("").line("Royal and material values of the game:").line("");
            MaterialDocument.add(document, document.json().putObject("material"), material);
        });
        return document;
    }

    private static void add(Document document, Piece piece, ValuationModel model, Valuation valuation, Board board) {
        document.line(answer(piece, model, valuation, board));
        document.line("Source: " + model.source() + ".");
        document.json().put("piece", piece.typed()).put("model", model.name()).put("board", board.shape());
        document.json().put("source", model.source());
        if (model instanceof UniversalModel
                && board instanceof SquareBoard squares
                && valuation.value().isPresent()) {
            addDiagram(document, piece, squares);
        }
        addSteps(document, valuation);
        ArrayNode notes = document.json().putArray("notes");
        if (!valuation.notes().isEmpty() || !PieceRemarks.of(piece).isEmpty()) {
            document.line("");
        }
        for (String note : valuation.notes()) {
            document.line("Note: " + note + ".");
            notes.add(note);
        }
        for (String remark : PieceRemarks.of(piece)) {
            document.line("Note: " + remark + ".");
            notes.add(remark);
        }
    }

    private static String answer(Piece piece, ValuationModel model, Valuation valuation, Board board) {
        String by = " by the " + model.name() + " model on " + board.shape();
        if (valuation.value().isEmpty()) {
            return piece.typed() + " has no value" + by + ".";
        }
        double value = valuation.value().getAsDouble();
        OptionalDouble factor = Anchor.centipawns(model, board);
        if (factor.isEmpty()) {
            return piece.typed() + " is worth " + Numbers.value(value) + range(valuation, Numbers::value) + by
                    + ", on its own scale.";
        }
        DoubleFunction<String> inPawns = each -> Numbers.pawns(factor.getAsDouble() * each);
        String steps = switch (model.scale()) {
            case CENTIPAWN -> " (steps: pawn=100).";
            case OWN -> ", scaled to the others by its knight (steps: its own scale, " + Numbers.value(value) + ").";
        };
        return piece.typed() + " is worth " + inPawns.apply(value) + " pawns" + range(valuation, inPawns) + by + steps;
    }

    private static String range(Valuation valuation, DoubleFunction<String> text) {
        return valuation
                .range()
                .map(range ->
                        " [" + text.apply(range.low()) + ", " + text.apply(range.high()) + "], " + range.kind() + ",")
                .orElse("");
    }

    /// The source's diagram: the squares attacked from every square.
    private static void addDiagram(Document document, Piece piece, SquareBoard board) {
        int[] attacked = IdealAttack.diagram(piece.betza().movement(), board);
        StringBuilder text = new StringBuilder("Squares attacked from each square:\n");
        ArrayNode ranks = document.json().putArray("attacked");
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            ArrayNode numbers = ranks.addArray();
            text.append("  ");
            for (int file = 0; file < board.files(); file++) {
                int count = attacked[board.square(file, rank)];
                numbers.add(count);
                text.append(String.format("%4d", count));
            }
            text.append('\n');
        }
        document.line("").verbatim(text.toString().stripTrailing());
    }

    private static void addSteps(Document document, Valuation valuation) {
        Map<String, List<Valuation.Step>> sections = new LinkedHashMap<>();
        valuation
                .steps()
                .forEach(step -> sections.computeIfAbsent(step.section(), _ -> new ArrayList<>())
                        .add(step));
        sections.forEach((section, some) -> {
            document.line("");
            if (!section.isEmpty()) {
                document.line(Words.capital(section));
            }
            document.shown(steps(some));
        });
        document.data(steps(valuation.steps())).csv(steps(valuation.steps()).shown());
    }

    private static Table<Valuation.Step> steps(List<Valuation.Step> steps) {
        return Table.of(
                "steps",
                steps,
                Column.optionalFact("section", Valuation.Step::section),
                Column.words("name", "step", Valuation.Step::name),
                Column.words("formula", "formula", Valuation.Step::formula),
                Column.data("inputs", step -> {
                    ObjectNode inputs = JsonNodeFactory.instance.objectNode();
                    step.inputs().forEach(input -> inputs.put(input.name(), input.value()));
                    return inputs;
                }),
                Column.note("inputs", ExplainDocument::inputs),
                Column.number("value", "value", Numbers::value, Valuation.Step::value));
    }

    private static String inputs(Valuation.Step step) {
        return step.inputs().stream()
                .map(input -> input.name() + " = " + Numbers.value(input.value()))
                .collect(Collectors.joining(", "));
    }

    /// Shows the accuracy of a model's predictions for measured pieces.
    private static final class ExplainMisses {

        private static final double BEYOND_CHANCE = 2;

        private ExplainMisses() {}

        static void add(Document document, MeasuredMisses measured) {
            Misses all = measured.all();
            document.line("")
                    .line("Beside " + Counted.of(all.pieces(), "measured piece") + " on " + MeasuredMisses.BOARD
                            + ", at its best scale, this model is off by " + Numbers.percent(all.median())
                            + " at the median"
                            + measured.alike()
                                    .map(kind -> "; the " + kind.pieces() + " " + kind.kind() + " by "
                                            + Numbers.percent(kind.median()) + side(kind))
                                    .orElse("")
                            + ".");
            ObjectNode node = document.json().putObject("measured");
            put(node.putObject("all"), all);
            measured.alike().ifPresent(kind -> put(node.putObject("alike"), kind));
        }

        private static String side(Misses kind) {
            if (Math.abs(kind.surplus()) < BEYOND_CHANCE * kind.error()) {
                return "";
            }
            return ", on average " + Numbers.percent(Math.abs(kind.surplus()))
                    + (kind.surplus() > 0 ? " too much" : " too little");
        }

        private static void put(ObjectNode node, Misses misses) {
            node.put("kind", misses.kind())
                    .put("pieces", misses.pieces())
                    .put("median", misses.median())
                    .put("surplus", misses.surplus())
                    .put("error", misses.error());
        }
    }
}
