package org.pieceworth.cli.theory;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.pieces.PieceArguments;
import org.pieceworth.cli.pieces.VariantPieces;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.document.Printer;
import org.pieceworth.studies.value.Scaling;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.fairystockfish.FairyStockfishEntry;

/// Every model's value of each piece.
public final class ValueCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    ValueFormat format = ValueFormat.TABLE;
    PieceArguments arguments = new PieceArguments();
    final ModelOptions options;
    List<String> models = List.of();
    String unit = "pawn=100";

    public ValueCommand(ModelCatalogue models) {
        options = new ModelOptions(models);
    }

    @Override
    public void describe(Usage usage) {
        usage.about("What pieces are worth by theory: every model's value, side by side.");
        usage.examples("""
                pieceworth value N B R Q                 the pieces of chess
                pieceworth value archbishop --board 10x8 a named piece on another board
                pieceworth value fhNbFbsW --unit knight=300
                pieceworth value --all --board 8x8,10x8,8x8:cylinder --format csv
                pieceworth value R4 --targets mine.csv   with the synergy law fitted to values of your own
                pieceworth value @my.ini:myvariant       every piece of a variant, on its own board
                pieceworth value @my.ini:myvariant --format ini
                                                         the variant with pieceValueMg and pieceValueEg for an engine
                """);
        common.describe(usage);
        usage.value(
                "--format",
                "FORMAT",
                "table (default), json, csv, md, or for a variant ini",
                ValueFormat.class,
                value -> format = value);
        arguments.describe(usage);
        options.describe(usage);
        usage.list(
                "--models",
                "NAME,…",
                "models to ask, of " + options.catalogue().listed() + " (default: all of them)",
                values -> models = values);
        usage.text(
                "--unit",
                "PIECE=NUMBER",
                "scale: pawn=100 (default), knight=300, …, or raw for each model's own",
                value -> unit = value);
    }

    @Override
    public Integer call() {
        if (arguments.pieces.stream().anyMatch(VariantPieces::meant)) {
            new VariantValues(this).print();
        } else if (format == ValueFormat.INI) {
            throw new InputException("--format ini: is of variants; expected @file.ini:variant instead of pieces");
        } else {
            printPieces();
        }
        return 0;
    }

    private void printPieces() {
        List<Board> boards = arguments.shapes();
        ValueUnit scale = options.settings().get(FairyStockfishEntry.RAW) ? new ValueUnit.Raw() : ValueUnit.parse(unit);
        List<Piece> pieces = arguments.resolve();
        List<ValuationModel> asked = options.catalogue().models(models, options.settings(), GameContext.CHESS);
        List<ValueRow> rows = new ArrayList<>();
        for (Board board : boards) {
            List<Scaling> scalings =
                    asked.stream().map(model -> Scaling.of(model, scale, board)).toList();
            for (Piece piece : pieces) {
                for (int i = 0; i < asked.size(); i++) {
                    ValuationModel model = asked.get(i);
                    rows.add(ValueRow.of(
                            piece, board, model, model.value(piece.betza().movement(), board), scalings.get(i)));
                }
            }
        }
        new Printer(System.out).print(new ValueDocument(rows, asked, boards, scale).document(), format.plain());
    }
}
