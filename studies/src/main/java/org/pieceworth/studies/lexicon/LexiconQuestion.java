package org.pieceworth.studies.lexicon;

import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.options.SynergyOptions;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.synergy.SynergyEntry.ParameterSource;

/// The pieces of the synergy lexicon with their values.
public final class LexiconQuestion implements Question {

    private final CommonOptions common = new CommonOptions();
    private final FormatOption output = new FormatOption();
    private final Setting<ParameterSource> parameters = Setting.choice(
            ParameterSource.FITTED, "--parameters", "WHICH", "fitted (default), with ranges, or published");
    private final SynergyOptions options = new SynergyOptions();

    public LexiconQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("List the values of 289 pieces by the synergy model. Each combines one of seventeen ways to move "
                + "with one to capture.");
        usage.examples("""
                pieceworth lexicon                         # with ranges
                pieceworth lexicon --parameters published  # by the source's parameters
                pieceworth lexicon --slack 5               # fits up to 5 %% worse
                """);
        OptionGroup.all(usage, common, output, parameters, options);
    }

    @Override
    public Reply reply() {
        if (options.headings) {
            throw InputException.about(
                    "headings", "the pieces of the lexicon move alike in all directions; see `pieceworth synergy`");
        }
        if (parameters.get() == ParameterSource.PUBLISHED && !options.slackPercents.isEmpty()) {
            throw InputException.about(
                            "slack",
                            "found together with published parameters, which are as printed and have no ranges")
                    .with("parameters", "fitted");
        }
        LexiconAnswer answer = switch (parameters.get()) {
            case FITTED -> LexiconStudy.fitted(options.slack());
            case PUBLISHED -> LexiconStudy.published();
        };
        return Reply.of(LexiconDocument.of(answer), output.format);
    }
}
