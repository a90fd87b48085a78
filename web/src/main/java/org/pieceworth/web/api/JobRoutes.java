package org.pieceworth.web.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.text.InputException;
import org.pieceworth.web.http.Pages;
import org.pieceworth.web.http.Query;
import org.pieceworth.web.http.RefusedException;
import org.pieceworth.web.jobs.Job;
import org.pieceworth.web.jobs.Jobs;
import org.pieceworth.web.store.Uploads;
import org.pieceworth.web.work.QuestionWork;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Requests about jobs: to start one, to see its progress, to stop it, and to fetch its results.
public final class JobRoutes {

    private static final int CREATED = 201;
    private static final int ACCEPTED = 202;
    private static final int NO_CONTENT = 204;
    private static final int CONFLICT = 409;
    private static final String NAME = "name";
    private static final String FIT = "fit";
    private static final String GAMES = "games";

    private final Bodies bodies = new Bodies();
    private final Answering answering;
    private final Jobs jobs;
    private final Uploads uploads;
    private final List<QuestionWork> questions;
    private final long mostBytes;

    /// @param questions questions answered by jobs
    /// @param mostBytes size limit of a file of games
    /// @param answering looks whether questions make sense
    public JobRoutes(Jobs jobs, Uploads uploads, List<QuestionWork> questions, long mostBytes, Answering answering) {
        this.answering = answering;
        this.jobs = jobs;
        this.uploads = uploads;
        this.questions = List.copyOf(questions);
        this.mostBytes = mostBytes;
    }

    /// Adds the paths.
    ///
    /// @param root root of the interface, `/api/v1/`
    public void addTo(RoutesConfig routes, String root) {
        questions.forEach(work -> {
            routes.post(
                    root + work.name(), work.name().equals(FIT) ? this::fit : request -> begin(work.name(), request));
            if (work.isPlanned()) {
                routes.get(root + work.name(), request -> plan(work, request));
            }
        });
        routes.post(root + "files", this::keep);
        routes.get(root + "jobs", this::list);
        routes.get(root + "jobs/{id}", request -> send(named(request), request));
        routes.delete(root + "jobs/{id}", this::remove);
        act(routes, root, "pause", jobs::pause);
        act(routes, root, "resume", jobs::resume);
        act(routes, root, "cancel", jobs::cancel);
        routes.get(root + "jobs/{id}/files/{file}", this::file);
        // An event stream has begun with status 200 before its handler runs.
        routes.before(root + "jobs/{id}/events", this::named);
        routes.sse(root + "jobs/{id}/events", client -> JobEvents.serve(named(client.ctx()), this::json, client));
    }

    private void begin(String kind, Context request) throws Exception {
        Map<String, List<String>> parameters = Forms.parameters(request, bodies);
        check(kind, parameters, request);
        accept(jobs.add(kind, parameters), request);
    }

    /// Some questions take long to make sense of.
    private void check(String kind, Map<String, List<String>> parameters, Context request) throws Exception {
        answering.of(request, () -> {
            jobs.check(kind, parameters);
            return kind;
        });
    }

    private void act(RoutesConfig routes, String root, String what, Consumer<Job> action) {
        routes.post(root + "jobs/{id}/" + what, request -> {
            Job job = named(request);
            action.accept(job);
            send(job, request);
        });
    }

    private Job named(Context request) {
        return jobs.find(request.pathParam("id")).orElseThrow(() -> Pages.notFound(request.path()));
    }

    private void accept(Job job, Context request) {
        request.header("Location", "/api/v1/jobs/" + job.order().id());
        request.status(ACCEPTED);
        send(job, request);
    }

    private void send(Job job, Context request) {
        request.contentType("application/json").result(json(job).toPrettyString() + "\n");
    }

    private ObjectNode json(Job job) {
        ObjectNode json = jobs.json(job);
        ArrayNode files = json.putArray("files");
        files(job)
                .forEach(path -> files.addObject()
                        .put(NAME, String.valueOf(path.getFileName()))
                        .put("bytes", path.toFile().length()));
        return json;
    }

    /// The results of a job, without the journals and drafts of its folder.
    private static List<Path> files(Job job) {
        try (Stream<Path> all = Files.list(job.folder())) {
            return all.filter(path -> isShown(String.valueOf(path.getFileName())))
                    .sorted()
                    .toList();
        } catch (IOException _) {
            return List.of();
        }
    }

    private static boolean isShown(String name) {
        return name.matches(
                        "(answer|report|values|groups|phases|calibration|plot|tables|games|parts)[a-z.-]*\\.[a-z]{1,4}")
                && !name.endsWith(".part");
    }

    private void list(Context request) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ArrayNode all = json.putArray("jobs");
        jobs.all().forEach(job -> all.add(json(job)));
        request.contentType("application/json").result(json.toPrettyString() + "\n");
    }

    private void remove(Context request) {
        Job job = named(request);
        if (!job.state().isOver()) {
            throw new RefusedException(CONFLICT, "Unfinished", "found an unfinished job; cancel it first");
        }
        jobs.remove(job);
        request.status(NO_CONTENT);
    }

    private void plan(QuestionWork work, Context request) throws Exception {
        Map<String, List<String>> parameters = Query.of(request);
        Reply plan = answering.of(request, () -> work.plan(parameters, jobs.threads()));
        Answers.send(plan, "json", uploads, request);
    }

    /// Keeps a small file that questions will name.
    private void keep(Context request) throws IOException {
        String name = Query.last(request, NAME).orElse("values.csv");
        Uploads.Sent sent = bodies.read(
                request, VariantFiles.MOST_BYTES, body -> uploads.keep(name, body, VariantFiles.MOST_BYTES));
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("file", sent.id()).put("fileName", sent.name()).put("bytes", sent.bytes());
        request.status(CREATED).contentType("application/json").result(json.toPrettyString() + "\n");
    }

    private void fit(Context request) throws Exception {
        Map<String, List<String>> parameters = Query.of(request);
        String name = Query.last(request, NAME).orElse("games.pgn");
        parameters.remove(NAME);
        List<String> named = parameters.getOrDefault(GAMES, List.of());
        if (named.isEmpty() == !Bodies.isThere(request)) {
            throw InputException.about(
                    GAMES,
                    named.isEmpty()
                            ? "found no file, or an empty one; send a file that contains games, such as PGN"
                            : "found both a file name and a file; expected one of them");
        }
        if (named.stream().anyMatch(id -> !id.matches("@[0-9a-f]{16}"))) {
            throw InputException.about(GAMES, "found an unknown file; send it");
        }
        Map<String, List<String>> unsent = new LinkedHashMap<>(parameters);
        unsent.put(GAMES, List.of(Uploads.COMING));
        check(FIT, unsent, request);
        if (named.isEmpty()) {
            Uploads.Sent sent = bodies.read(request, mostBytes, body -> uploads.keep(name, body, mostBytes));
            parameters.put(GAMES, List.of("@" + sent.id()));
        }
        accept(jobs.add(FIT, parameters), request);
    }

    private void file(Context request) throws IOException {
        Path file = files(named(request)).stream()
                .filter(path -> String.valueOf(path.getFileName()).equals(request.pathParam("file")))
                .findFirst()
                .orElseThrow(() -> Pages.notFound(request.path()));
        String name = String.valueOf(file.getFileName());
        request.contentType(Pages.type(name));
        if (name.endsWith(".html")) {
            // A page with its own scripts: it may run them, but with an origin that can reach nothing.
            request.header(
                    "Content-Security-Policy",
                    "sandbox allow-scripts allow-downloads; default-src 'none'; script-src 'unsafe-inline';"
                            + " style-src 'unsafe-inline'; img-src data: blob:; frame-ancestors 'self'");
        }
        if (Query.of(request).containsKey("download")) {
            request.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
        }
        request.result(Files.newInputStream(file));
    }

    /// Options from the address, from a form, or from both.
    private static final class Forms {

        private static final int MOST_BYTES = 16 * 1024;
        private static final int UNSUPPORTED = 415;
        private static final String FORM = "application/x-www-form-urlencoded";

        private Forms() {}

        /// @throws RefusedException when the body is not a form, whose options would be ignored
        static Map<String, List<String>> parameters(Context request, Bodies bodies) throws IOException {
            Map<String, List<String>> parameters = Query.of(request);
            if (!Bodies.isThere(request)) {
                return parameters;
            }
            byte[] body = bodies.bytes(request, MOST_BYTES);
            String type = Optional.ofNullable(request.contentType()).orElse("").toLowerCase(Locale.ROOT);
            if (body.length > 0 && !type.startsWith(FORM)) {
                throw new RefusedException(
                        UNSUPPORTED,
                        "Not a form",
                        "found a body of another kind; expected options in the address, or a form (" + FORM + ")");
            }
            Query.parse(new String(body, StandardCharsets.UTF_8))
                    .forEach((name, values) -> parameters.merge(name, values, (in, more) -> {
                        List<String> both = new ArrayList<>(in);
                        both.addAll(more);
                        return both;
                    }));
            return parameters;
        }
    }

    /// Events of a job, sent when they occur.
    private static final class JobEvents {

        private static final long BEAT_MILLIS = 10_000;
        private static final long BETWEEN_MILLIS = 200;

        private JobEvents() {}

        /// @param json public information on a job
        static void serve(Job job, Function<Job, ObjectNode> json, SseClient client) {
            client.keepAlive();
            Thread.ofVirtual().name("events").start(() -> tell(job, json, client));
        }

        private static void tell(Job job, Function<Job, ObjectNode> json, SseClient client) {
            try {
                long known = -1;
                while (!client.terminated()) {
                    long version = job.version();
                    if (version == known) {
                        client.sendComment("still there");
                    } else {
                        known = version;
                        boolean over = job.state().isOver();
                        client.sendEvent("job", json.apply(job).toString());
                        if (over) {
                            break;
                        }
                        Thread.sleep(BETWEEN_MILLIS);
                    }
                    job.awaitNews(known, BEAT_MILLIS);
                }
            } catch (InterruptedException _) {
                // The server is stopped.
            } finally {
                client.close();
            }
        }
    }
}
