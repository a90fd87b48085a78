package org.pieceworth.studies.value;

import java.util.List;
import org.pieceworth.answer.Document;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.ModelOptions;
import org.pieceworth.studies.options.NotesOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.PieceArguments;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.pieces.AskedPieces;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Values of pieces by each model, side by side.
public final class ValueQuestion implements Question {

    CommonOptions common = new CommonOptions();
    final FormatOption format = new FormatOption("ini", ", or for a variant ini");
    NotesOption notes = new NotesOption();
    PieceArguments arguments = new PieceArguments();
    final ModelOptions options;
    List<String> models = List.of();
    String unit = "pawn=100";

    public ValueQuestion(ModelCatalogue models) {
        options = new ModelOptions(models);
    }

    @Override
    public void describe(Options usage) {
        usage.about("Value pieces by theory: every model's value, side by side.");
        usage.examples("""
                pieceworth value                          # the pieces of chess
                pieceworth value knight archbishop        # names: see `pieceworth pieces`
                pieceworth value fhNbFbsW --unit knight=300
                pieceworth value archbishop --board 10x8
                pieceworth value capablanca               # a variant's pieces on its board
                pieceworth value @my.ini:myvariant        # a variant of your own
                pieceworth value @my.ini:myvariant --format ini   # values for an engine
                pieceworth value R4 --targets mine.csv    # synergy fitted to your values
                pieceworth value --all --board 8x8,10x8,8x8:cylinder --format csv
                """);
        common.describe(usage);
        format.describe(usage);
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
    public Reply reply() {
        AskedPieces asked = arguments.asked().orOfChess();
        if (format.isOwn() && !asked.haveVariant()) {
            throw InputException.about("format", "ini is for variants; expected @file.ini:variant instead of pieces");
        }
        ValueRequest request =
                new ValueRequest(asked, options.catalogue(), models, options.settings(), options.unit(unit));
        if (format.isOwn()) {
            return Reply.ofLines(ValueStudy.engineFile(request).lines()).warning(asked.warnings());
        }
        ValueAnswer answer = ValueStudy.answer(request);
        Document document = notes.all ? ValueDocument.of(answer) : ValueDocument.brief(answer, NotesOption.NAMING);
        return Reply.of(document, format.format).warning(asked.warnings());
    }
}
