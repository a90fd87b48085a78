package org.pieceworth.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.pieceworth.studies.output.OutputException;
import org.pieceworth.studies.questions.QuestionCatalogue;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.web.api.Answering;
import org.pieceworth.web.api.JobResults;
import org.pieceworth.web.api.JobRoutes;
import org.pieceworth.web.api.Methods;
import org.pieceworth.web.api.OpenApi;
import org.pieceworth.web.api.Questions;
import org.pieceworth.web.api.ShelfRoutes;
import org.pieceworth.web.http.Connector;
import org.pieceworth.web.http.FrontDoor;
import org.pieceworth.web.http.Guard;
import org.pieceworth.web.http.Lanes;
import org.pieceworth.web.http.Pages;
import org.pieceworth.web.http.PlainErrors;
import org.pieceworth.web.http.Problem;
import org.pieceworth.web.http.RefusedException;
import org.pieceworth.web.http.Token;
import org.pieceworth.web.jobs.Jobs;
import org.pieceworth.web.jobs.Work;
import org.pieceworth.web.options.Parameter;
import org.pieceworth.web.store.DataFolder;
import org.pieceworth.web.store.Shelf;
import org.pieceworth.web.store.Uploads;
import org.pieceworth.web.work.QuestionWork;
import tools.jackson.databind.node.ObjectNode;

/// A server for the pages on this machine. It listens only to this machine.
public final class Workbench implements AutoCloseable {

    private static final String HERE = "127.0.0.1";
    private static final String API = "/api/v1/";
    private static final int IDLE_MILLIS = 30_000;
    private static final int MOST_THREADS = 64;
    private static final int LEAST_THREADS = 4;
    private static final int THREAD_MILLIS = 60_000;
    private static final int MOST_HEADER_BYTES = 16 * 1024;

    private final Javalin server;
    private final Jobs jobs;
    private final DataFolder data;
    private final Lanes lanes;
    private final Optional<Token> token;

    private Workbench(Javalin server, Jobs jobs, DataFolder data, Lanes lanes, Optional<Token> token) {
        this.lanes = lanes;
        this.token = token;
        this.server = server;
        this.jobs = jobs;
        this.data = data;
    }

    /// Starts one.
    ///
    /// @param settings settings of port, folder and token
    /// @param models models available to users
    /// @param terms terms available to users
    /// @throws InputException when the port cannot be had, or the folder cannot be used
    public static Workbench start(WorkbenchSettings settings, ModelCatalogue models, TermCatalogue terms) {
        DataFolder data = DataFolder.open(settings.data());
        Optional<Token> token = settings.withToken() ? Optional.of(new Token(data.token())) : Optional.empty();
        Uploads uploads = new Uploads(data);
        QuestionCatalogue catalogue = new QuestionCatalogue(models, terms);
        List<QuestionWork> asked = catalogue.jobs().stream()
                .map(entry -> new QuestionWork(entry.name(), entry.question(), uploads))
                .toList();
        Map<String, Work> kinds = new TreeMap<>();
        asked.forEach(work -> kinds.put(work.name(), work));
        Jobs jobs = new Jobs(data, kinds);
        uploads.spare(jobs::namedFiles);
        Lanes lanes = new Lanes(Lanes.Limits.standard());
        Answering answering = new Answering(lanes);
        Questions questions = new Questions(catalogue, uploads, new JobResults(jobs), answering);
        JobRoutes jobRoutes = new JobRoutes(jobs, uploads, asked, settings.mostBytes(), answering);
        ShelfRoutes shelf = new ShelfRoutes(new Shelf(data));
        try {
            Javalin server = Javalin.create(config -> {
                configure(config, settings.port());
                guard(config.routes, token);
                questions.addTo(config.routes, API);
                jobRoutes.addTo(config.routes, API);
                shelf.addTo(config.routes, API);
                ObjectNode description = description(questions, kinds);
                config.routes.get(
                        API + "openapi.json",
                        request -> request.contentType("application/json").result(description.toPrettyString() + "\n"));
                Methods methods = new Methods(description);
                files(config.routes, methods);
                fail(config.routes, uploads, methods);
            });
            server.start();
            Thread.ofPlatform().daemon().name("warm-up").start(questions::warmUp);
            return new Workbench(server, jobs, data, lanes, token);
        } catch (RuntimeException e) {
            jobs.close();
            lanes.close();
            data.close();
            throw unopened(settings.port(), e);
        }
    }

    /// The reason for a failed start: the port, if it cannot be opened; otherwise the failure itself.
    private static RuntimeException unopened(int port, RuntimeException failure) {
        for (Optional<Throwable> cause = Optional.of(failure);
                cause.isPresent();
                cause = cause.map(Throwable::getCause)) {
            if (cause.get() instanceof BindException refused) {
                String said = String.valueOf(refused.getMessage());
                return InputException.about(
                        "port",
                        "found " + port + ", "
                                + (said.contains("in use")
                                        ? "where something else is already listening; expected a free one"
                                        : "which cannot be opened (" + said + "); expected another one"));
            }
        }
        return failure;
    }

    private static void configure(JavalinConfig config, int port) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.prefer405over404 = true;
        config.http.generateEtags = false;
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, LEAST_THREADS, THREAD_MILLIS);
        // Requests may wait, for bodies and for answers; none of them blocks a thread for others.
        threads.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
        config.jetty.threadPool = threads;
        config.jetty.addConnector((server, http) -> new Connector(server, http, HERE, port));
        config.jetty.modifyHttpConfiguration(Workbench::limit);
        config.jetty.modifyServer(server -> {
            server.setErrorHandler(new PlainErrors());
            server.setHandler(new FrontDoor());
        });
    }

    private static void limit(HttpConfiguration http) {
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(MOST_HEADER_BYTES);
        http.setIdleTimeout(IDLE_MILLIS);
    }

    private static void guard(RoutesConfig routes, Optional<Token> token) {
        routes.before(request -> {
            headers(request);
            new Guard(request.req().getLocalPort(), token).check(request);
        });
    }

    private static void headers(Context request) {
        request.header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
                .header("Cache-Control", "no-store");
    }

    private static ObjectNode description(Questions questions, Map<String, Work> kinds) {
        Map<String, List<Parameter>> jobs = new TreeMap<>();
        kinds.forEach((kind, work) -> jobs.put(kind, work.parameters()));
        return OpenApi.of(API, questions, jobs);
    }

    private static void files(RoutesConfig routes, Methods methods) {
        routes.get("/api/<path>", methods::answer);
        routes.get("/<path>", Pages::answer);
        routes.get("/", Pages::answer);
    }

    private static void fail(RoutesConfig routes, Uploads uploads, Methods methods) {
        routes.exception(MethodNotAllowedResponse.class, (_, request) -> methods.answer(request));
        routes.exception(InputException.class, (fault, request) -> answer(Problem.of(fault), uploads, request));
        routes.exception(OutputException.class, (fault, request) -> answer(Problem.of(fault), uploads, request));
        routes.exception(IOException.class, (fault, request) -> answer(Problem.of(fault), uploads, request));
        routes.exception(
                UncheckedIOException.class,
                (fault, request) -> answer(
                        Problem.of(Optional.ofNullable(fault.getCause()).orElseGet(IOException::new)),
                        uploads,
                        request));
        routes.exception(
                RefusedException.class, (refused, request) -> refused.problem().answer(request));
        routes.exception(
                HttpResponseException.class,
                (said, request) -> Problem.of(said.getStatus(), "Refused", String.valueOf(said.getMessage()))
                        .answer(request));
        routes.exception(Exception.class, (error, request) -> {
            try {
                answer(Problem.bug(error), uploads, request);
            } catch (IllegalStateException _) {
                // The server stopped under the request. Reporting a failure here would cause another one,
                // without end.
            }
        });
    }

    private static void answer(Problem problem, Uploads uploads, Context request) {
        problem.saying(uploads.plainly(problem.detail())).answer(request);
    }

    /// The address to open: `http://127.0.0.1:8017/?token=…`, without the parameter if no token is needed.
    public String address() {
        return root() + token().map(secret -> "?token=" + secret).orElse("");
    }

    /// The address to start a browser with, which other users of the machine may read: it opens the pages once, and
    /// without the token.
    public String ticket() {
        return root() + token.map(secret -> "?token=" + secret.ticket()).orElse("");
    }

    /// The address without a token: `http://127.0.0.1:8017/`.
    public String root() {
        return "http://" + HERE + ":" + server.port() + "/";
    }

    /// The secret that requests must show, if any.
    public Optional<String> token() {
        return token.map(Token::secret);
    }

    @Override
    public void close() {
        jobs.close();
        lanes.close();
        server.stop();
        data.close();
    }
}
