package org.pieceworth.web.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.play.PlayListener;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.play.SelfplayAnswer;
import org.pieceworth.studies.play.SelfplayDocument;
import org.pieceworth.studies.play.SelfplayStudy;
import org.pieceworth.studies.questions.SelfplayQuestion;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.web.jobs.JobProgress;
import org.pieceworth.web.jobs.Work;
import org.pieceworth.web.options.Parameter;
import org.pieceworth.web.store.Uploads;

/// Games of the engine against itself, of two armies where they are given.
///
/// @param models that users may name
/// @param uploads files that were sent
public record SelfplayWork(ModelCatalogue models, Uploads uploads) implements Work {

    @Override
    public void check(Map<String, List<String>> parameters) {
        SelfplayQuestion question =
                Asked.of(new SelfplayQuestion(models), parameters, uploads).question();
        Asked.checkModel("values", question.values(), models);
        SelfplayStudy.check(
                question.request(Optional.empty()), new PlayMeans(new ValueSources(models), 1, PlayListener.NONE));
    }

    @Override
    public List<Parameter> parameters() {
        return Asked.parameters(new SelfplayQuestion(models));
    }

    @Override
    public String command(Map<String, List<String>> parameters) {
        return Asked.command("selfplay", new SelfplayQuestion(models), parameters, uploads);
    }

    @Override
    public void run(Map<String, List<String>> parameters, Path folder, JobProgress progress) throws IOException {
        check(parameters);
        SelfplayQuestion question =
                Asked.of(new SelfplayQuestion(models), parameters, uploads).question();
        GamesTarget target = GamesTarget.file(folder.resolve("games.pgn").toString());
        PlayMeans means = new PlayMeans(new ValueSources(models), progress.threads(), new Playing(progress));
        SelfplayAnswer answer = SelfplayStudy.answer(question.request(Optional.of(target)), means);
        AnswerFiles.write(SelfplayDocument.of(answer), folder, uploads);
        if (question.fits()) {
            writeIni(answer, folder);
        }
    }

    private void writeIni(SelfplayAnswer answer, Path folder) throws IOException {
        try {
            String lines = String.join("\n", answer.iniLines()) + "\n";
            AnswerFiles.write(lines, folder.resolve("answer.ini"), folder, uploads);
        } catch (InputException _) {
            // The games determine no values, as the answer says.
        }
    }
}
