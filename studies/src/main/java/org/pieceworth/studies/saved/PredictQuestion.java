package org.pieceworth.studies.saved;

import java.util.List;
import java.util.Optional;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.text.InputException;

/// Shows the predictions of a saved fit.
public final class PredictQuestion implements Question {

    private final FormatOption output = new FormatOption();
    private List<String> words = List.of();
    private List<String> fens = List.of();
    private Optional<String> rows = Optional.empty();
    private Optional<String> curve = Optional.empty();
    private boolean neutral;

    public PredictQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Predict win, draw and loss by a saved fit. At an imbalance, in positions, or with an extra "
                + "piece.");
        usage.examples("""
                pieceworth fit games.pgn --format json > fit.json
                pieceworth predict fit.json
                pieceworth predict fit.json Q:RR R:BPP BB:BN
                pieceworth predict fit.json --curve P:8       # by pawns ahead
                pieceworth predict fit.json --fen "4k3/pppp4/8/8/8/8/PPPPP3/4KN2 w - - 0 1"
                """);
        usage.operands(
                "1..*",
                "FIT.json",
                "a file that `fit --format json` wrote, then imbalances, White's pieces and Black's: Q:RR (default: one"
                        + " more of each piece)",
                value -> words = value);
        output.describe(usage);
        usage.repeated("--fen", "FEN", "a position; may be given more than once", value -> fens = value);
        usage.path(
                "--rows",
                "FILE.csv",
                "rows of features, with their names in the first line, as `export --format rows` writes them",
                value -> rows = Optional.of(value));
        usage.text(
                "--curve",
                "FEATURE:N",
                "probabilities by the difference of a feature, from -N to N in halves: P:8 is the curve of pawns",
                value -> curve = Optional.of(value));
        usage.flag("--neutral", "without White's advantage", () -> neutral = true);
    }

    @Override
    public Reply reply() {
        if (ImbalanceText.isOne(words.getFirst())
                && words.getFirst().length() < 20
                && !words.getFirst().endsWith(".json")) {
            throw new InputException("found '" + words.getFirst()
                    + "' first, expected the file of a fit, as in `pieceworth predict fit.json Q:RR`");
        }
        Predictor predictor = new Predictor(SavedFit.read(words.getFirst()), neutral);
        return Reply.of(
                predictor.document(
                        words.subList(1, words.size()),
                        new Predictor.Request(fens, rows, curve.map(Predictor.Curve::parse))),
                output.format);
    }
}
