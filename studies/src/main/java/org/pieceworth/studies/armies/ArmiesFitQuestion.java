package org.pieceworth.studies.armies;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.empirical.armies.ArmyLetters;
import org.pieceworth.empirical.armies.ArmyResults;
import org.pieceworth.empirical.armies.ArmyResultsReader;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// Values of pieces from results of armies.
public final class ArmiesFitQuestion implements Question {

    private static final String FIT = "fit";
    private static final Pattern ANCHOR = Pattern.compile("(.+)=\\+?(" + PlainNumber.UNSIGNED + ")");
    private static final double MOST_NORMALIZATION = 1000;

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    final Setting<List<String>> words = Setting.operands(
            "0..*",
            "RESULTS",
            "a file of results: a line of column names, then a line for each pair of armies, such as RNBQKBNR");
    final Setting<Optional<String>> letters = Setting.text(
            "--letters",
            "FILE",
            "the pieces of letters, a letter and a piece in each line (default: those of the armies study)");
    final Setting<Optional<String>> anchor =
            Setting.text("--anchor", "PIECE=NUMBER", "a piece whose value is given (default N=300)");
    final Setting<Optional<Double>> normalization = Setting.optional(NumberOption.of(
            "--normalization",
            "X",
            "scale of the expected-score curve: its centipawns per centipawn of value, where results leave the zero of values open"
                    + " (default 0.764686, the armies study's)",
            1e-3,
            MOST_NORMALIZATION));
    final Setting<Integer> parts = Setting.number(NumberOption.of(
            "--hold-out", "PARTS", "hold out armies in so many parts, and predict their results", 2, 100));

    public ArmiesFitQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Estimate piece values from scores of army against army. By piece, by piece and starting file, "
                + "and for White and Black separately. To balance two armies, use `balance`.");
        usage.examples("""
                # columns army_white, army_black and win_pct, draw_pct, loss_pct
                # (or wins, draws, losses, or score) and games
                pieceworth fit-armies results.tsv
                pieceworth fit-armies results.tsv --letters pieces.txt --anchor R=500
                pieceworth fit-armies results.tsv --hold-out 10
                """);
        OptionGroup.all(usage, common, output, words, letters, anchor, normalization, parts);
    }

    @Override
    public Reply reply() {
        return Reply.of(ArmiesFitDocument.of(ArmiesFitStudy.answer(request())), output.format);
    }

    private ArmiesFitRequest request() {
        // The command was `armies fit`.
        boolean asBefore = words.get().size() == 2 && words.get().getFirst().equals(FIT);
        if (words.get().size() != 1 && !asBefore) {
            throw new InputException(
                    "fit-armies: found " + (words.get().isEmpty() ? "nothing" : String.join(" ", words.get()))
                            + ", expected a file of results, as in: pieceworth fit-armies results.tsv");
        }
        String file = words.get().getLast();
        ArmyLetters known = letters.get()
                .map(name -> ArmyLetters.parse(name, TextFile.lines(name)))
                .orElseGet(ArmyLetters::study);
        ArmyResults results = ArmyResultsReader.read(file, TextFile.lines(file, TextFile.TABLE), known);
        Matcher match = ANCHOR.matcher(anchor.get().orElse("N=300"));
        if (!match.matches() || !PlainNumber.isScale(Double.parseDouble(match.group(2)))) {
            throw InputException.about(
                    "anchor", "found '" + anchor.get().orElse("") + "', expected a piece and its value, such as N=300");
        }
        return new ArmiesFitRequest(
                file,
                results,
                known.piece(match.group(1)),
                Double.parseDouble(match.group(2)),
                normalization.get().map(OptionalDouble::of).orElseGet(OptionalDouble::empty),
                parts.get(),
                common.seed);
    }
}
