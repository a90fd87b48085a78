package org.pieceworth.cli.theory;

import java.util.List;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.NotesOption;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.options.ValueFormat;
import org.pieceworth.cli.pieces.PieceArguments;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.rules.InputException;
import org.pieceworth.studies.document.TerminalText;
import org.pieceworth.studies.pieces.AskedPieces;
import org.pieceworth.studies.value.EngineFile;
import org.pieceworth.studies.value.ValueAnswer;
import org.pieceworth.studies.value.ValueDocument;
import org.pieceworth.studies.value.ValueRequest;
import org.pieceworth.studies.value.ValueStudy;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Every model's value of each piece.
public final class ValueCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    ValueFormat format = ValueFormat.TABLE;
    NotesOption notes = new NotesOption();
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
                pieceworth value                         the pieces of chess
                pieceworth value knight archbishop       pieces by name; `pieceworth pieces` lists the names
                pieceworth value capablanca              every piece of a variant, on its own board
                pieceworth value archbishop --board 10x8 a named piece on another board
                pieceworth value fhNbFbsW --unit knight=300
                pieceworth value --all --board 8x8,10x8,8x8:cylinder --format csv
                pieceworth value R4 --targets mine.csv   with the synergy law fitted to values of your own
                pieceworth value @my.ini:myvariant       the same for a variant of your own
                pieceworth value @my.ini:myvariant --format ini
                                                         with pieceValueMg and pieceValueEg for an engine
                """);
        common.describe(usage);
        usage.value(
                "--format",
                "FORMAT",
                "table (default), json, csv, md, or for a variant ini",
                ValueFormat.class,
                value -> format = value);
        notes.describe(usage);
        arguments.describe(usage);
        options.describe(usage);
        usage.list(
                "--models",
                "NAME,…",
                "models to use, of " + options.catalogue().listed() + " (default: all of them)",
                values -> models = values);
        usage.text(
                "--unit",
                "PIECE=NUMBER",
                "scale: pawn=100 (default), knight=300, …, or raw for each model's own",
                value -> unit = value);
    }

    @Override
    public Integer call() {
        AskedPieces asked = arguments.asked().orOfChess();
        if (format == ValueFormat.INI && !asked.haveVariant()) {
            throw new InputException("--format ini is for variants; expected @file.ini:variant instead of pieces");
        }
        ValueRequest request =
                new ValueRequest(asked, options.catalogue(), models, options.settings(), options.unit(unit));
        Terminal.warn(asked.warnings());
        if (format == ValueFormat.INI) {
            EngineFile file = ValueStudy.engineFile(request);
            file.lines().stream().map(TerminalText::of).forEach(System.out::println);
        } else {
            ValueAnswer answer = ValueStudy.answer(request);
            Terminal.printer()
                    .print(
                            notes.all ? ValueDocument.of(answer) : ValueDocument.brief(answer, NotesOption.NAMING),
                            format.plain());
        }
        return 0;
    }
}
