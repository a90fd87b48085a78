package org.pieceworth.web.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.pieceworth.studies.options.LongQuestion;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.InputException;
import org.pieceworth.web.jobs.Work;
import org.pieceworth.web.options.Parameter;
import org.pieceworth.web.options.RequestOptions;
import org.pieceworth.web.store.Uploads;

/// A question as a job.
///
/// @param name the question's
/// @param question makes it, with options not read
/// @param uploads uploaded files
public record QuestionWork(String name, Supplier<Question> question, Uploads uploads) implements Work {

    private static final String PLAN = "plan";

    /// @param own options that the workbench sets
    private Question asked(Map<String, List<String>> parameters, Map<String, String> own) {
        Question made = question.get();
        RequestOptions options = new RequestOptions(name);
        made.describe(options);
        options.read(uploads.resolved(parameters));
        options.preset(own);
        return made;
    }

    @Override
    public void check(Map<String, List<String>> parameters) {
        if (asked(parameters, Map.of()) instanceof LongQuestion made) {
            made.check();
        }
    }

    /// True for a question that can estimate its effort.
    public boolean isPlanned() {
        return described().hasOwn(PLAN);
    }

    private RequestOptions described() {
        RequestOptions options = new RequestOptions(name);
        question.get().describe(options);
        return options;
    }

    @Override
    public boolean heedsInterrupts() {
        return question.get() instanceof LongQuestion made && made.heedsInterrupts();
    }

    /// The cost of the request, as `--plan` prints it.
    ///
    /// @throws InputException when the question makes no sense
    public Reply plan(Map<String, List<String>> parameters, int threads) {
        return asked(parameters, Map.of(PLAN, "", "format", "json", "threads", Integer.toString(threads)))
                .reply();
    }

    @Override
    public List<Parameter> parameters() {
        return described().parameters();
    }

    @Override
    public String command(Map<String, List<String>> parameters) {
        RequestOptions options = described();
        options.retell(uploads.named(parameters));
        return options.command(name);
    }

    @Override
    public void run(Map<String, List<String>> parameters, Path folder, int threads, Run run) throws IOException {
        Map<String, String> own = new HashMap<>(Map.of(
                "format",
                "table",
                "threads",
                Integer.toString(threads),
                "output",
                folder.resolve("games.pgn").toString(),
                "report",
                folder.resolve("report.html").toString(),
                "rules",
                ""));
        if (parameters.containsKey("plot-what")) {
            own.put("plot", folder.resolve("plot.svg").toString());
        }
        Reply reply = asked(parameters, own).reply(run);
        reply.warnings().forEach(run::warning);
        switch (reply.content()) {
            case Reply.Shown(var document, var _) -> AnswerFiles.write(document, folder, uploads);
            case Reply.Text(String text) -> AnswerFiles.write(text, folder.resolve("answer.txt"), folder, uploads);
        }
        for (Map.Entry<String, Supplier<String>> file : reply.files().entrySet()) {
            try {
                AnswerFiles.write(file.getValue().get(), folder.resolve(file.getKey()), folder, uploads);
            } catch (InputException none) {
                run.warning(String.valueOf(none.getMessage()));
            }
        }
    }
}
