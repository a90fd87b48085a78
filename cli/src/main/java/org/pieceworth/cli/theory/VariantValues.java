package org.pieceworth.cli.theory;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.cli.pieces.VariantGame;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Printer;
import org.pieceworth.studies.document.TextFile;
import org.pieceworth.studies.value.Scaling;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.fairystockfish.FairyStockfishEntry;
import org.pieceworth.valuation.fairystockfish.FairyStockfishModel;

/// Every piece of a variant by every model, on its own board, with what its opening and rules bring.
final class VariantValues {

    private final ValueCommand command;
    private final String typed;

    VariantValues(ValueCommand command) {
        this.command = command;
        if (command.arguments.pieces.size() != 1 || command.arguments.all) {
            throw new InputException("value: found " + command.arguments.pieces.size()
                    + " arguments, one of them a variant; expected a variant alone, or pieces");
        }
        typed = command.arguments.pieces.getFirst();
    }

    void print() {
        VariantReading reading = Variants.open(typed);
        reading.warnings().forEach(warning -> System.err.println("pieceworth: " + warning));
        VariantGame game = new VariantGame(reading.variant());
        Board asked = command.arguments.shape();
        if (!asked.equals(game.board())) {
            throw new InputException("--board: found " + asked.shape() + ", but "
                    + reading.variant().name() + " has a board of its own, "
                    + game.board().shape());
        }
        List<ValuationModel> models =
                command.options.catalogue().models(command.models, command.options.settings(), game.game());
        if (command.format == ValueFormat.INI) {
            ini(reading, game, models).forEach(System.out::println);
        } else {
            new Printer(System.out).print(document(reading, game, models), command.format.plain());
        }
    }

    private Document document(VariantReading reading, VariantGame game, List<ValuationModel> models) {
        ValueUnit unit = command.options.settings().get(FairyStockfishEntry.RAW)
                ? new ValueUnit.Raw()
                : ValueUnit.parse(command.unit);
        List<ValueRow> rows = new ArrayList<>();
        List<Scaling> scalings = models.stream()
                .map(model -> Scaling.of(model, unit, game.board()))
                .toList();
        for (VariantGame.Member member : game.members()) {
            for (int i = 0; i < models.size(); i++) {
                ValuationModel model = models.get(i);
                rows.add(ValueRow.of(member.piece(), game.board(), model, value(member, model, game), scalings.get(i)));
            }
        }
        Document document = new Document();
        document.line(reading.variant().name() + " on " + game.board().shape() + ", density "
                        + Numbers.fixed(game.density(), 2) + " at the opening:")
                .line("");
        new ValueDocument(rows, models, List.of(game.board()), unit).addTo(document);
        document.json().put("variant", reading.variant().name()).put("density", game.density());
        reading.variant().notModelled().forEach(document.json().putArray("notModelled")::add);
        return document;
    }

    private static Valuation value(VariantGame.Member member, ValuationModel model, VariantGame game) {
        return model instanceof FairyStockfishModel engine
                ? engine.value(member.engine(), game.board())
                : model.value(member.movement(), game.board());
    }

    private List<String> ini(VariantReading reading, VariantGame game, List<ValuationModel> models) {
        List<ValuationModel> asked = command.models.isEmpty()
                ? models.stream()
                        .filter(model -> !(model instanceof FairyStockfishModel))
                        .toList()
                : models;
        List<String> lines = EngineLines.of(
                game,
                asked,
                phase -> FairyStockfishModel.in(
                        game.engine(), phase, command.options.settings().get(FairyStockfishEntry.RAW)));
        return Variants.file(typed)
                .map(name -> IniSections.of(TextFile.lines(name))
                        .with(reading.variant().name(), lines))
                .orElse(lines);
    }
}
