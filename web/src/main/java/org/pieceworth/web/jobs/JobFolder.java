package org.pieceworth.web.jobs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.web.http.Problem;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Jobs on disk: each has a folder with a file of its order and state.
final class JobFolder {

    private static final String FILE = "job.json";
    private static final int FAILED = 500;

    private JobFolder() {}

    /// Writes the state of a job; whole or not at all. Thread-safe, for the job's worker and the thread that
    /// cancels it. Writes nothing for a job removed meanwhile.
    static void write(Job job) throws IOException {
        synchronized (job) {
            if (Files.isDirectory(job.folder())) {
                writeAlone(job);
            }
        }
    }

    private static void writeAlone(Job job) throws IOException {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        Job.Order order = job.order();
        json.put("id", order.id())
                .put("kind", order.kind())
                .put("state", job.lastingState().name());
        json.put("created", order.created().toString());
        ObjectNode asked = json.putObject("parameters");
        order.parameters().forEach((name, values) -> values.forEach(asked.withArray(name)::add));
        job.problem()
                .ifPresent(why -> json.put("resumable", job.isResumable())
                        .putObject("problem")
                        .put("status", why.status())
                        .put("title", why.title())
                        .put("detail", why.detail()));
        Path draft = job.folder().resolve(FILE + ".part");
        Files.writeString(draft, json.toPrettyString());
        Files.move(draft, job.folder().resolve(FILE), StandardCopyOption.REPLACE_EXISTING);
    }

    /// The jobs of an earlier run, the oldest first. Skips anything that is not a job.
    static List<Job> read(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.flatMap(own -> job(own).stream())
                    .sorted((a, b) -> a.order().created().compareTo(b.order().created()))
                    .toList();
        }
    }

    private static Optional<Job> job(Path own) {
        try {
            JsonNode json = new JsonMapper().readTree(Files.readString(own.resolve(FILE)));
            Map<String, List<String>> parameters = new LinkedHashMap<>();
            json.path("parameters")
                    .properties()
                    .forEach(entry -> parameters.put(
                            entry.getKey(),
                            entry.getValue()
                                    .valueStream()
                                    .map(JsonNode::asString)
                                    .toList()));
            JobState state = JobState.valueOf(json.path("state").asString());
            Job.Order order = new Job.Order(
                    String.valueOf(own.getFileName()),
                    json.path("kind").asString(),
                    parameters,
                    Instant.parse(json.path("created").asString()));
            Job job = new Job(order, own, state == JobState.RUNNING ? JobState.QUEUED : state);
            if (json.has("problem")) {
                JsonNode why = json.path("problem");
                Problem problem = Problem.of(
                        why.path("status").asInt(),
                        why.path("title").asString(),
                        why.path("detail").asString());
                job.restore(problem, json.path("resumable").asBoolean());
            }
            return Optional.of(job);
        } catch (IOException | JacksonException | IllegalArgumentException | DateTimeParseException _) {
            return Files.exists(own.resolve(FILE)) ? Optional.of(damaged(own)) : Optional.empty();
        }
    }

    /// A job with only its folder left: it has failed, and its owner sees the remaining files.
    static Job damaged(Path own) {
        String id = String.valueOf(own.getFileName());
        Job.Order order = new Job.Order(
                id, "unknown", Map.of(), Instant.ofEpochMilli(own.toFile().lastModified()));
        Job job = new Job(order, own, JobState.FAILED);
        job.restore(
                Problem.of(
                        FAILED,
                        "Damaged",
                        "the file " + FILE + " of this job is damaged, or of a later version; the job's files are in"
                                + " jobs/" + id + " of the data folder until it is deleted"),
                false);
        return job;
    }

    /// Removes a job with all that came of it.
    static void remove(Job job) throws IOException {
        synchronized (job) {
            try (Stream<Path> files = Files.list(job.folder())) {
                for (Path file : files.toList()) {
                    Files.deleteIfExists(file);
                }
                Files.deleteIfExists(job.folder());
            } catch (NoSuchFileException _) {
                // Already gone, as intended.
            }
        }
    }
}
