package org.pieceworth.web.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.lab.measure.MeasureListener;
import org.pieceworth.stats.Estimate;
import org.pieceworth.studies.measure.MeasureDocument;
import org.pieceworth.studies.measure.MeasurePlanDocument;
import org.pieceworth.studies.measure.MeasureStudy;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.questions.MeasureQuestion;
import org.pieceworth.web.jobs.JobProgress;
import org.pieceworth.web.jobs.Work;
import org.pieceworth.web.options.Parameter;
import org.pieceworth.web.store.Uploads;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Measurements of pieces by play.
///
/// @param uploads files that were sent
public record MeasureWork(Uploads uploads) implements Work, Planned {

    /// Tells a job how far a measurement is.
    private static final class Measuring implements MeasureListener {

        private final JobProgress progress;
        private String part = "";

        Measuring(JobProgress progress) {
            this.progress = progress;
        }

        @Override
        public void part(String what) {
            part = what;
        }

        @Override
        public void begins(long done, long wanted) {
            progress.begins(part, "games", done, wanted);
        }

        @Override
        public void played() {
            progress.step();
        }

        @Override
        public void values(long games, Map<String, Estimate> values) {
            progress.soFar(() -> {
                ObjectNode json = JsonNodeFactory.instance.objectNode();
                json.put("games", games);
                ArrayNode all = json.putArray("values");
                values.forEach((piece, value) -> all.addObject()
                        .put("piece", piece)
                        .put("value", value.value())
                        .put("low", value.low())
                        .put("high", value.high()));
                return json;
            });
        }
    }

    @Override
    public void check(Map<String, List<String>> parameters) {
        plan(parameters, 1);
    }

    @Override
    public Document plan(Map<String, List<String>> parameters, int threads) {
        MeasureQuestion question =
                Asked.of(new MeasureQuestion(), parameters, uploads).question();
        return MeasurePlanDocument.of(MeasureStudy.plan(question.request(Optional.empty()), threads));
    }

    @Override
    public List<Parameter> parameters() {
        return Asked.parameters(new MeasureQuestion());
    }

    @Override
    public String command(Map<String, List<String>> parameters) {
        return Asked.command("measure", new MeasureQuestion(), parameters, uploads);
    }

    @Override
    public void run(Map<String, List<String>> parameters, Path folder, JobProgress progress) throws IOException {
        MeasureQuestion question =
                Asked.of(new MeasureQuestion(), parameters, uploads).question();
        GamesTarget target = GamesTarget.file(folder.resolve("games.pgn").toString());
        Document answer = MeasureDocument.of(MeasureStudy.answer(
                question.request(Optional.of(target)), progress.threads(), new Measuring(progress)));
        AnswerFiles.write(answer, folder, uploads);
    }
}
