package org.pieceworth.studies.explain;

import java.util.Optional;
import org.pieceworth.studies.material.GameOptions;
import org.pieceworth.studies.material.MaterialRequest;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.ModelOptions;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.PieceArguments;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.universal.UniversalEntry;

/// The derivation of a model's value, step by step.
public final class ExplainQuestion implements Question {

    private static final String USUAL = "mobility";
    private static final String TABLED = "universal";

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    PieceArguments arguments = new PieceArguments();
    final ModelOptions options;
    GameOptions game = new GameOptions();
    Optional<String> model = Optional.empty();
    final Setting<Boolean> table = Setting.flag(
            "--table", "universal: the source's tables of ideal and practical attack values, of several pieces");

    public ExplainQuestion(ModelCatalogue models) {
        options = new ModelOptions(models);
    }

    @Override
    public void describe(Options usage) {
        usage.about("Show how a model derives a value, step by step. The steps are in the source's own terms.");
        usage.examples("""
                pieceworth explain Q --model universal      # every table
                pieceworth explain P N B R Q K --table      # one table of attack values
                pieceworth explain FfW --model synergy      # a silver general
                pieceworth explain R4 --model synergy --model-option synergy.headings
                pieceworth explain archbishop --model-option mobility.at=a1
                # with royal and material values of both sides
                pieceworth explain K --model universal --captured black:B
                """);
        OptionGroup.all(usage, common, output, arguments, options, game);
        usage.text("--model", "NAME", options.catalogue().choice(USUAL), value -> model = Optional.of(value));
        table.describe(usage);
    }

    @Override
    public Reply reply() {
        ExplainStudy request = new ExplainStudy(
                arguments.asked(),
                options.catalogue(),
                model.orElse(table.get() ? TABLED : USUAL),
                options.settings(),
                game.given() ? Optional.of(material()) : Optional.empty());
        return Reply.of(
                table.get()
                        ? AttackTableDocument.of(AttackValueTable.of(request))
                        : ExplainDocument.of(model.isPresent() ? request.answer() : request.ledAnswer()),
                output.format);
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
