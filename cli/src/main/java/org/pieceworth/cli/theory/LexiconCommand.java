package org.pieceworth.cli.theory;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.text.InputException;
import org.pieceworth.studies.lexicon.LexiconDocument;
import org.pieceworth.studies.lexicon.LexiconRequest;
import org.pieceworth.studies.lexicon.LexiconStudy;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.SynergyOptions;
import org.pieceworth.valuation.synergy.ParameterSource;

/// The synergy lexicon.
public final class LexiconCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    ParameterSource parameters = ParameterSource.FITTED;
    SynergyOptions options = new SynergyOptions();

    public LexiconCommand() {}

    @Override
    public void describe(Options usage) {
        usage.about(
                "List the values of 289 pieces by the synergy law: every combination of seventeen ways to move and to"
                        + " capture.");
        usage.examples("""
                pieceworth lexicon                         # with ranges
                pieceworth lexicon --parameters published  # by the source's parameters
                pieceworth lexicon --slack 5               # fits up to 5 %% worse
                """);
        common.describe(usage);
        output.describe(usage);
        usage.value(
                "--parameters",
                "WHICH",
                "fitted (default), with ranges, or published",
                ParameterSource.class,
                value -> parameters = value);
        options.describe(usage);
    }

    @Override
    public Integer call() {
        if (options.headings) {
            throw new InputException(
                    "--headings: the pieces of the lexicon move alike in all directions; see `pieceworth synergy`");
        }
        if (parameters == ParameterSource.PUBLISHED && !options.slackPercents.isEmpty()) {
            throw InputException.about(
                            "slack",
                            "found together with published parameters, which are as printed and have no ranges")
                    .with("parameters", "fitted");
        }
        LexiconRequest request = switch (parameters) {
            case FITTED -> new LexiconRequest.Fitted(options.slack());
            case PUBLISHED -> new LexiconRequest.Published();
        };
        Terminal.printer().print(LexiconDocument.of(LexiconStudy.answer(request)), output.format);
        return 0;
    }
}
