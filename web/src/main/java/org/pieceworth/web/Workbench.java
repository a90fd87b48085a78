package org.pieceworth.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.pieceworth.rules.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.web.api.Questions;
import org.pieceworth.web.http.Guard;
import org.pieceworth.web.http.Pages;
import org.pieceworth.web.http.Problem;
import org.pieceworth.web.http.RefusedException;

/// A server for the pages on this machine. It listens to this machine alone.
public final class Workbench implements AutoCloseable {

    private static final String HERE = "127.0.0.1";
    private static final String API = "/api/v1/";
    private static final int IDLE_MILLIS = 30_000;
    private static final int MOST_THREADS = 64;
    private static final int MOST_HEADER_BYTES = 16 * 1024;
    private static final int INTERNAL = 500;

    private final Javalin server;

    private Workbench(Javalin server) {
        this.server = server;
    }

    /// Starts one.
    ///
    /// @param port where it listens; 0 takes a free one
    /// @param models what users may name
    /// @throws InputException when the port is taken
    public static Workbench start(int port, ModelCatalogue models) {
        Questions questions = new Questions(models);
        Javalin server = Javalin.create(config -> configure(config, questions));
        try {
            return new Workbench(server.start(HERE, port));
        } catch (RuntimeException e) {
            throw InputException.about(
                    "port",
                    "found " + port + ", where nothing can listen (" + e.getMessage() + "); expected a free one");
        }
    }

    private static void configure(JavalinConfig config, Questions questions) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.prefer405over404 = true;
        config.http.generateEtags = false;
        config.jetty.threadPool = new QueuedThreadPool(MOST_THREADS, 4, 60_000);
        config.jetty.modifyHttpConfiguration(Workbench::limit);
        config.routes.before(request -> {
            headers(request);
            new Guard(request.req().getLocalPort()).check(request);
        });
        for (String name : questions.names()) {
            config.routes.get(API + name, request -> questions.answer(name, request));
        }
        config.routes.get("/api/<path>", request -> {
            throw Pages.notFound(request.path());
        });
        config.routes.get("/<path>", Pages::answer);
        config.routes.get("/", Pages::answer);
        config.routes.exception(
                InputException.class, (fault, request) -> Problem.of(fault).answer(request));
        config.routes.exception(
                RefusedException.class, (refused, request) -> refused.problem().answer(request));
        config.routes.exception(
                HttpResponseException.class,
                (said, request) -> Problem.of(said.getStatus(), "Refused", String.valueOf(said.getMessage()))
                        .answer(request));
        config.routes.exception(
                Exception.class,
                (error, request) -> Problem.of(
                                INTERNAL,
                                "The workbench itself failed",
                                "the workbench itself failed: " + error
                                        + "; this is a bug in Pieceworth, please report it with what you did")
                        .answer(request));
    }

    private static void limit(HttpConfiguration http) {
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(MOST_HEADER_BYTES);
        http.setIdleTimeout(IDLE_MILLIS);
    }

    private static void headers(Context request) {
        request.header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
                .header("Cache-Control", "no-store");
    }

    /// Where it is: `http://127.0.0.1:8017/`.
    public String address() {
        return "http://" + HERE + ":" + server.port() + "/";
    }

    @Override
    public void close() {
        server.stop();
    }
}
