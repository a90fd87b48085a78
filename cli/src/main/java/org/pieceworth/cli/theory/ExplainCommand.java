package org.pieceworth.cli.theory;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.cli.games.GameOptions;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.FormatOption;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.pieces.PieceArguments;
import org.pieceworth.cli.pieces.Squares;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.SquareBoard;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Printer;
import org.pieceworth.studies.document.Table;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.universal.IdealAttack;
import org.pieceworth.valuation.universal.MaterialGame;
import org.pieceworth.valuation.universal.UniversalEntry;
import org.pieceworth.valuation.universal.UniversalModel;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The derivation of a value, step by step.
public final class ExplainCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    PieceArguments arguments = new PieceArguments();
    final ModelOptions options;
    GameOptions game = new GameOptions();
    String model = "mobility";
    String at = "";

    public ExplainCommand(ModelCatalogue models) {
        options = new ModelOptions(models);
    }

    @Override
    public void describe(Usage usage) {
        usage.about("How a model comes to its value: step by step, in the source's own terms.");
        usage.examples("""
                pieceworth explain Q --model universal   every table of the universal calculation
                pieceworth explain K --model universal --captured black:B
                                                         with royal and material values of both sides
                pieceworth explain FfW --model synergy   a silver general by star roots
                pieceworth explain R4 --model fairy-stockfish --phase eg
                                                         the engine's formula, term by term
                pieceworth explain archbishop --at a1    the mobility model, from another square
                """);
        common.describe(usage);
        output.describe(usage);
        arguments.describe(usage);
        options.describe(usage);
        game.describe(usage);
        usage.text("--model", "NAME", options.catalogue().choice(model), value -> model = value);
        usage.text("--at", "SQUARE", "mobility: where the piece stands (default: the centre, e4)", value -> at = value);
    }

    @Override
    public Integer call() {
        List<Piece> pieces = arguments.resolve();
        if (pieces.size() != 1) {
            throw new InputException("explain: found " + pieces.size() + " pieces, expected one at a time");
        }
        Board board = arguments.shape();
        ValuationModel chosen = options.catalogue().named(model).model(options.settings(), GameContext.CHESS);
        if (!at.isEmpty()) {
            if (!(chosen instanceof MobilityModel mobility)) {
                throw new InputException("--at: the " + model + " model counts from no one square; only mobility does");
            }
            chosen = mobility.at(Squares.named(at, arguments.squares()));
        }
        Valuation valuation = chosen.value(pieces.getFirst().betza().movement(), board);
        Document document = document(pieces.getFirst(), chosen, valuation, board);
        if (game.given()) {
            addGame(document, chosen);
        }
        new Printer(System.out).print(document, output.format);
        return 0;
    }

    /// What `pieceworth material` shows, behind the derivation.
    private void addGame(Document document, ValuationModel chosen) {
        if (!(chosen instanceof UniversalModel)) {
            throw new InputException(
                    "--captured, --promoted and their like are of the universal model's royal and material"
                            + " values; add --model universal");
        }
        MaterialGame both = game.game(Optional.empty());
        document.line("").line("Royal and material values of the game:").line("");
        MaterialDocument.add(
                document,
                document.json().putObject("material"),
                both,
                both.report(
                        game.royalCorrections(),
                        options.settings().get(UniversalEntry.ROUNDING),
                        options.settings().get(UniversalEntry.QUEEN)));
    }

    private static Document document(Piece piece, ValuationModel model, Valuation valuation, Board board) {
        Document document = new Document();
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
        if (!valuation.notes().isEmpty() || !PieceArguments.remarks(piece).isEmpty()) {
            document.line("");
        }
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

    private static String answer(Piece piece, ValuationModel model, Valuation valuation, Board board) {
        String by = " by the " + model.name() + " model on " + board.shape();
        if (valuation.value().isEmpty()) {
            return piece.typed() + " has no value" + by + ".";
        }
        String scale = switch (model.scale()) {
            case CENTIPAWN -> "";
            case OWN -> " (its own scale; `value` puts it beside the others)";
        };
        return piece.typed() + " is worth " + Numbers.value(valuation.value().getAsDouble())
                + valuation
                        .range()
                        .map(range -> " [" + Numbers.value(range.low()) + ", " + Numbers.value(range.high()) + "], "
                                + range.kind() + ",")
                        .orElse("")
                + by + scale + ".";
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
        ArrayNode steps = document.json().putArray("steps");
        Map<String, Table> tables = new LinkedHashMap<>();
        Table csv = steps();
        for (Valuation.Step step : valuation.steps()) {
            String[] cells = {step.name(), step.formula(), inputs(step), Numbers.value(step.value())};
            tables.computeIfAbsent(step.section(), _ -> steps()).row(cells);
            csv.row(cells);
            ObjectNode node = steps.addObject();
            if (!step.section().isEmpty()) {
                node.put("section", step.section());
            }
            node.put("name", step.name()).put("formula", step.formula());
            ObjectNode inputs = node.putObject("inputs");
            step.inputs().forEach(input -> inputs.put(input.name(), input.value()));
            node.put("value", step.value());
        }
        tables.forEach((section, table) -> {
            document.line("");
            if (!section.isEmpty()) {
                document.line(section.substring(0, 1).toUpperCase(Locale.ROOT) + section.substring(1));
            }
            document.table(table);
        });
        document.csv(csv);
    }

    private static Table steps() {
        return new Table().left("step").left("formula").left("inputs").right("value");
    }

    private static String inputs(Valuation.Step step) {
        return step.inputs().stream()
                .map(input -> input.name() + " = " + Numbers.value(input.value()))
                .collect(Collectors.joining(", "));
    }
}
