package org.pieceworth.cli.theory;

import java.util.Optional;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.FormatOption;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.pieces.PieceArguments;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.explain.AttackValueTable;
import org.pieceworth.studies.explain.AttackTableDocument;
import org.pieceworth.studies.explain.ExplainAnswer;
import org.pieceworth.studies.explain.ExplainDocument;
import org.pieceworth.studies.explain.ExplainRequest;
import org.pieceworth.studies.explain.ExplainStudy;
import org.pieceworth.studies.material.MaterialRequest;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.universal.UniversalEntry;

/// The derivation of a value, step by step.
public final class ExplainCommand implements Subcommand {

    private static final String USUAL = "mobility";
    private static final String TABLED = "universal";

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    PieceArguments arguments = new PieceArguments();
    final ModelOptions options;
    GameOptions game = new GameOptions();
    Optional<String> model = Optional.empty();
    boolean table;

    public ExplainCommand(ModelCatalogue models) {
        options = new ModelOptions(models);
    }

    @Override
    public void describe(Usage usage) {
        usage.about("How a model gets its value: step by step, in the source's own terms.");
        usage.examples("""
                pieceworth explain Q --model universal   every table of the universal calculation
                pieceworth explain K --model universal --captured black:B
                                                         with royal and material values of both sides
                pieceworth explain P N B R Q K --table   one table of attack values, the least piece having 10
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
        usage.text("--model", "NAME", options.catalogue().choice(USUAL), value -> model = Optional.of(value));
        usage.flag(
                "--table",
                "universal: the source's tables of ideal and practical attack values, of several pieces",
                () -> table = true);
    }

    @Override
    public Integer call() {
        ExplainRequest request = new ExplainRequest(
                arguments.asked(),
                options.catalogue(),
                model.orElse(table ? TABLED : USUAL),
                options.settings(),
                game.given() ? Optional.of(material()) : Optional.empty());
        if (table) {
            Terminal.printer().print(AttackTableDocument.of(AttackValueTable.of(request)), output.format);
            return 0;
        }
        ExplainAnswer answer = ExplainStudy.answer(request);
        Terminal.printer().print(ExplainDocument.of(answer), output.format);
        return 0;
    }

    private MaterialRequest material() {
        return new MaterialRequest(
                game.setup(),
                Optional.empty(),
                game.royalCorrections(),
                options.settings().get(UniversalEntry.ROUNDING),
                options.settings().get(UniversalEntry.QUEEN));
    }
}
