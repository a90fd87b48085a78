package org.pieceworth.web.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.pieceworth.answer.Document;
import org.pieceworth.studies.assess.AssessDocument;
import org.pieceworth.studies.assess.AssessListener;
import org.pieceworth.studies.assess.AssessRequest;
import org.pieceworth.studies.assess.AssessStudy;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.questions.AssessQuestion;
import org.pieceworth.text.Counted;
import org.pieceworth.web.jobs.JobProgress;
import org.pieceworth.web.jobs.Work;
import org.pieceworth.web.options.Parameter;
import org.pieceworth.web.store.Uploads;

/// Scorecards of games.
///
/// @param uploads files that were sent
public record AssessWork(Uploads uploads) implements Work, Planned {

    /// Tells a job how far an assessment is, a part for each strength.
    private static final class Assessing implements AssessListener {

        private final JobProgress progress;
        private final AssessRequest request;
        private long strength;

        Assessing(JobProgress progress, AssessRequest request) {
            this.progress = progress;
            this.request = request;
        }

        @Override
        public void level(long nodes) {
            strength = nodes;
        }

        @Override
        public void begins(long done, long wanted) {
            int number = request.nodes().indexOf(strength) + 1;
            String part = "playing at " + Counted.of(strength, "node") + " a move"
                    + (request.nodes().size() > 1
                            ? ", strength " + number + " of " + request.nodes().size()
                            : "");
            progress.begins(part, "games", done, wanted);
        }

        @Override
        public void played() {
            progress.step();
        }

        @Override
        public void warning(String warning) {
            progress.warning(warning);
        }

        @Override
        public void standing(Supplier<Document> answer) {
            progress.soFar(() -> answer.get().json());
        }
    }

    @Override
    public void check(Map<String, List<String>> parameters) {
        AssessStudy.check(request(parameters));
    }

    @Override
    public Document plan(Map<String, List<String>> parameters, int threads) {
        return new AssessStudy(request(parameters)).plan(threads).document();
    }

    private AssessRequest request(Map<String, List<String>> parameters) {
        return Asked.of(new AssessQuestion(), parameters, uploads).question().request();
    }

    @Override
    public List<Parameter> parameters() {
        return Asked.parameters(new AssessQuestion());
    }

    @Override
    public String command(Map<String, List<String>> parameters) {
        return Asked.command("assess", new AssessQuestion(), parameters, uploads);
    }

    @Override
    public void run(Map<String, List<String>> parameters, Path folder, JobProgress progress) throws IOException {
        AssessRequest request = request(parameters)
                .keptBeside(OutputFile.of(folder.resolve("games").toString()));
        AnswerFiles.write(
                AssessDocument.of(
                        new AssessStudy(request).answer(progress.threads(), new Assessing(progress, request))),
                folder,
                uploads);
    }
}
