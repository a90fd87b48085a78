package org.pieceworth.studies.saved;

import java.util.List;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.text.InputException;

/// Tests of rules about the values of a saved fit.
public final class TestQuestion implements Question {

    private final FormatOption output = new FormatOption();
    private List<String> words = List.of();

    public TestQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Test rules such as 2R = Q on a saved fit. Rules are tested one by one or several together.");
        usage.examples("""
                pieceworth fit games.pgn --format json > fit.json
                pieceworth test fit.json "2R = Q" "B > N"
                pieceworth test fit.json "B = N, 2R = Q"      # together
                """);
        usage.operands(
                "1..*",
                "FIT.json",
                "a file that `fit --format json` wrote, then rules such as \"2R = Q\"; with commas between them, rules are"
                        + " tested together",
                value -> words = value);
        output.describe(usage);
    }

    @Override
    public Reply reply() {
        if (words.size() < 2) {
            throw new InputException("found no rule, expected some after the file of a fit, as in"
                    + " `pieceworth test fit.json \"2R = Q\"`");
        }
        SavedFit fit = SavedFit.read(words.getFirst());
        try {
            return Reply.of(SavedTests.of(fit, words.subList(1, words.size())), output.format);
        } catch (InputException e) {
            // A rule is a word here, and the value of an option of `fit`.
            throw e.setting().isPresent() ? new InputException(e.message(_ -> "rule")) : e;
        }
    }
}
