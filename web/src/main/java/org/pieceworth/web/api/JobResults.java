package org.pieceworth.web.api;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.text.InputException;
import org.pieceworth.web.jobs.Job;
import org.pieceworth.web.jobs.JobState;
import org.pieceworth.web.jobs.Jobs;
import org.pieceworth.web.work.AnswerFiles;

/// Results of jobs that questions use: parameters name the jobs.
///
/// @param jobs all jobs
public record JobResults(Jobs jobs) {

    private static final String PAGE = "page";
    private static final String VALUE = "value";
    private static final Map<String, String> KINDS = Map.of("scorecard", "assess", "measured", "measure");

    /// The parameters of a question with the files of these results, named like uploads for the page of a
    /// game.
    ///
    /// @throws InputException when a job is not there, not done, or of another kind
    Map<String, List<String>> resolved(String question, Map<String, List<String>> parameters) {
        Map<String, List<String>> resolved = new LinkedHashMap<>(parameters);
        switch (question) {
            case PAGE ->
                KINDS.forEach((name, kind) -> resolved.computeIfPresent(
                        name,
                        (_, ids) -> ids.stream()
                                .map(id -> "@" + file(name, kind, AnswerFiles.PARTS, id))
                                .toList()));
            case VALUE ->
                resolved.computeIfPresent(
                        "atlas",
                        (name, ids) -> ids.stream()
                                .map(id -> file(name, "measure", AnswerFiles.JSON, id)
                                        .toString())
                                .toList());
            default -> {}
        }
        return resolved;
    }

    private Path file(String name, String kind, String file, String id) {
        return jobs.find(id)
                .filter(job -> job.order().kind().equals(kind) && job.state() == JobState.DONE)
                .map(Job::folder)
                .map(folder -> folder.resolve(file))
                .filter(Files::isRegularFile)
                .orElseThrow(() -> InputException.about(
                        name, "found '" + id + "', expected the identifier of a job of " + kind + " that is done"));
    }
}
