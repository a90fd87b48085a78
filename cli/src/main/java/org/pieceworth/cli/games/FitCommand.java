package org.pieceworth.cli.games;

import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.cli.terminal.ReadingProgress;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.studies.fit.FitAnswer;
import org.pieceworth.studies.fit.FitFiles;
import org.pieceworth.studies.fit.FitStudy;
import org.pieceworth.studies.fit.TidyValues;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.questions.FitQuestion;
import org.pieceworth.studies.reading.InputReader;
import org.pieceworth.terms.TermCatalogue;

/// Values from games.
public final class FitCommand implements GamesCommand {

    private final FitQuestion question;
    FitOutputs outputs = new FitOutputs();
    Optional<String> trace = Optional.empty();
    boolean rules;

    /// @param terms the terms that users may name
    public FitCommand(TermCatalogue terms) {
        this(terms, InputReader.HERE);
    }

    /// @param terms the terms that users may name
    /// @param reader reads the games
    public FitCommand(TermCatalogue terms, InputReader reader) {
        question = new FitQuestion(terms, reader);
    }

    @Override
    public void describe(Options usage) {
        usage.about("Estimate piece values from games. A regression of results on material, with standard errors and "
                + "95 %% intervals.");
        usage.examples("""
                pieceworth fit games.pgn.zst
                pieceworth fit a.pgn b.pgn --format json
                pieceworth fit games.pgn --where "WhiteElo >= 2500 and Event ~ 'blitz'"
                pieceworth fit games.pgn --by year:10 --report page.html
                pieceworth fit games.pgn --features material,pair:B --held-out
                zstdcat games.pgn.zst | pieceworth fit -
                """);
        question.describe(usage);
        outputs.describe(usage);
        usage.text(
                "--trace",
                "FILE",
                "write cost and values at each step of the solver, as CSV",
                value -> trace = Optional.of(value));
        usage.flag(
                "--rules",
                "also test the ten rules of Capablanca, and show the result of --preset medvedev (with a preset: always)",
                () -> rules = true);
    }

    @Override
    public ObservationSettings settings() {
        return question.request(new FitOutputs().files(Optional.empty()), rules)
                .observed()
                .settings();
    }

    @Override
    public Integer call() {
        FitFiles files = outputs.files(trace.map(OutputFile::of));
        OutputCheck.check(question.inputs(), files.outputs());
        FitAnswer answer = FitStudy.answer(question.request(files, rules), ReadingProgress.reading(question.quiet()));
        Terminal.warn(answer.warnings());
        Document document = answer.document();
        files.write(answer, document);
        if (question.format().isOwn("tidy")) {
            Terminal.print(Reply.of(TidyValues.document(answer), Format.CSV));
        } else if (question.format().isOwn("covariance")) {
            Terminal.print(Reply.of(TidyValues.covariance(answer), Format.CSV));
        } else if (question.format().isOwn()) {
            Terminal.print(Reply.ofLines(answer.ini()));
        } else {
            Terminal.print(Reply.of(document, question.format().format));
        }
        if (!question.quiet()) {
            files.names().forEach(name -> Terminal.say("Written to " + name + "."));
        }
        return 0;
    }
}
