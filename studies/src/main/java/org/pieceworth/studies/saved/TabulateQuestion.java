package org.pieceworth.studies.saved;

import java.util.List;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.text.InputException;

/// Saved fits side by side.
public final class TabulateQuestion implements Question {

    private static final int MOST = 12;

    private final FormatOption output = new FormatOption();
    private List<String> files = List.of();
    private boolean logOdds;
    private boolean stars;

    public TabulateQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Compare saved fits in one table, as articles print them. Values, errors, and how well each fit "
                + "describes its games.");
        usage.examples("""
                pieceworth fit a.pgn --format json > a.json
                pieceworth fit a.pgn --features material,pair:B --format json > pair.json
                pieceworth tabulate a.json pair.json --format latex
                """);
        usage.operands("1..*", "FIT.json", "files that `fit --format json` wrote", value -> files = value);
        output.describe(usage);
        usage.flag("--logits", "coefficients in log-odds instead of values", () -> logOdds = true);
        usage.flag(
                "--stars", "mark values different from 0: * p < 0.05, ** p < 0.01, *** p < 0.001", () -> stars = true);
    }

    @Override
    public Reply reply() {
        if (files.size() > MOST) {
            throw new InputException("found " + files.size() + " fits, expected " + MOST + " at most side by side");
        }
        return Reply.of(FitsDocument.of(files.stream().map(SavedFit::read).toList(), logOdds, stars), output.format);
    }
}
