package org.pieceworth.web.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.play.MatchDocument;
import org.pieceworth.studies.play.MatchStudy;
import org.pieceworth.studies.play.PlayListener;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.questions.MatchQuestion;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.web.jobs.JobProgress;
import org.pieceworth.web.jobs.Work;
import org.pieceworth.web.options.Parameter;
import org.pieceworth.web.store.Uploads;

/// A match of the engine against itself with other values. No request starts another program.
///
/// @param models that users may name
/// @param uploads files that were sent
public record MatchWork(ModelCatalogue models, Uploads uploads) implements Work {

    private static final String SELF = "self";

    @Override
    public void check(Map<String, List<String>> parameters) {
        MatchQuestion question =
                Asked.of(new MatchQuestion(), parameters, uploads).question();
        question.players().forEach(this::checkPlayer);
        MatchStudy.check(
                question.request(Optional.empty()), new PlayMeans(new ValueSources(models), 1, PlayListener.NONE));
    }

    private void checkPlayer(String player) {
        if (!player.equals(SELF)) {
            String values = player.startsWith(SELF + ":") ? player.substring(SELF.length() + 1) : "";
            if (models.find(values).isEmpty()) {
                throw InputException.about(
                        "player", "found '" + player + "', expected self, or self: with a model: " + models.listed());
            }
        }
    }

    @Override
    public List<Parameter> parameters() {
        return Asked.parameters(new MatchQuestion());
    }

    @Override
    public String command(Map<String, List<String>> parameters) {
        return Asked.command("match", new MatchQuestion(), parameters, uploads);
    }

    @Override
    public void run(Map<String, List<String>> parameters, Path folder, JobProgress progress) throws IOException {
        check(parameters);
        MatchQuestion question =
                Asked.of(new MatchQuestion(), parameters, uploads).question();
        GamesTarget target = GamesTarget.file(folder.resolve("games.pgn").toString());
        PlayMeans means = new PlayMeans(new ValueSources(models), progress.threads(), new Playing(progress));
        AnswerFiles.write(
                MatchDocument.of(MatchStudy.answer(question.request(Optional.of(target)), means)), folder, uploads);
    }
}
