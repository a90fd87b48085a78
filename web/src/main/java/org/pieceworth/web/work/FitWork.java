package org.pieceworth.web.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.studies.fit.FitAnswer;
import org.pieceworth.studies.fit.FitFiles;
import org.pieceworth.studies.fit.FitPlot;
import org.pieceworth.studies.fit.FitStudy;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.output.Run;
import org.pieceworth.studies.questions.FitQuestion;
import org.pieceworth.studies.reading.ReadingListener;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.web.jobs.Work;
import org.pieceworth.web.options.Parameter;
import org.pieceworth.web.store.Uploads;

/// Values from uploaded games.
///
/// @param terms terms available to users
/// @param uploads uploaded files
public record FitWork(TermCatalogue terms, Uploads uploads) implements Work {

    /// The parameter that names the games.
    public static final String GAMES = "games";

    private static final List<String> TABLES = List.of("csv", "json", "ini");

    /// Reports the progress of reading to a job.
    ///
    /// @param progress the job
    private record Reading(Run progress) implements ReadingListener.Progress {

        @Override
        public void read(long bytes, long games) {
            progress.soFar(() -> {
                Document soFar = new Document();
                soFar.json().put(GAMES, games);
                return soFar;
            });
            progress.at(bytes);
        }

        @Override
        public void close() {
            progress.part("fitting");
            progress.begins("", 0, 0);
        }
    }

    /// Checks only the options: the games may still be on their way.
    @Override
    public void check(Map<String, List<String>> parameters) {
        Map<String, List<String>> without = new LinkedHashMap<>(parameters);
        // A name that cannot be a file has no first game to look at; standard input would block.
        without.put(GAMES, List.of("\0"));
        FitQuestion question = RequestedQuestion.of(new FitQuestion(terms), uploads.resolved(without))
                .question();
        question.request(
                new FitFiles(Optional.empty(), Optional.empty(), FitPlot.VALUES, Optional.empty(), Optional.empty()),
                true);
        question.comparedValues().stream()
                .filter(name -> !name.equals(Atlas.NAME))
                .forEach(name ->
                        RequestedQuestion.checkModel("compare-values", Optional.of(name), ModelCatalogue.standard()));
    }

    @Override
    public boolean heedsInterrupts() {
        return true;
    }

    @Override
    public List<Parameter> parameters() {
        return RequestedQuestion.parameters(new FitQuestion(terms));
    }

    @Override
    public String command(Map<String, List<String>> parameters) {
        Map<String, List<String>> named = new LinkedHashMap<>(uploads.named(parameters));
        named.computeIfPresent(
                GAMES,
                (_, files) -> files.stream().map(file -> file.substring(1)).toList());
        return RequestedQuestion.command("fit", new FitQuestion(terms), named, uploads);
    }

    @Override
    public void run(Map<String, List<String>> parameters, Path folder, int threads, Run progress) throws IOException {
        Map<String, List<String>> resolved = new LinkedHashMap<>(uploads.resolved(parameters));
        resolved.computeIfPresent(
                GAMES,
                (_, paths) -> paths.stream().map(path -> path.substring(1)).toList());
        // The first game is read while the question is prepared, which takes long if there is none.
        progress.part("reading");
        progress.begins("bytes", 0, bytes(resolved.getOrDefault(GAMES, List.of())));
        FitQuestion question =
                RequestedQuestion.of("fit", new FitQuestion(terms), resolved).question();
        FitFiles files = new FitFiles(
                Optional.of(file(folder, "report.html")),
                Optional.of(file(folder, "values.svg")),
                FitPlot.VALUES,
                Optional.of(file(folder, "tables.c")),
                Optional.empty());
        FitAnswer answer = FitStudy.answer(question.request(files, true), bytes -> {
            progress.begins("bytes", 0, bytes);
            return new Reading(progress);
        });
        answer.warnings().forEach(progress::warning);
        Document document = answer.document();
        AnswerFiles.write(document, folder, uploads);
        files.withoutPage().write(answer, document);
        for (String ending : TABLES) {
            writeTables(answer, file(folder, "tables." + ending), progress);
        }
    }

    private static long bytes(List<String> paths) {
        return paths.stream()
                .mapToLong(path -> FileName.path(path).toFile().length())
                .sum();
    }

    private static void writeTables(FitAnswer answer, OutputFile to, Run progress) {
        try {
            new FitFiles(Optional.empty(), Optional.empty(), FitPlot.VALUES, Optional.of(to), Optional.empty())
                    .write(answer, new Document());
        } catch (InputException none) {
            progress.warning(String.valueOf(none.getMessage()));
        }
    }

    private static OutputFile file(Path folder, String name) {
        return OutputFile.of(folder.resolve(name).toString());
    }
}
