package org.pieceworth.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Files of the pages, from this module's resources. A path is a name of plain letters, so that it cannot
/// lead elsewhere.
public final class Pages {

    private static final Pattern PATH = Pattern.compile("(?:[a-z0-9][a-z0-9-]*/)*[a-z0-9][a-z0-9.-]*\\.([a-z0-9]+)");
    private static final Pattern SCRIPT = Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);
    private static final String CHARTS = "/META-INF/resources/_static/echarts/6.0.0/dist/echarts.common.min.js";
    private static final int NOT_FOUND = 404;
    private static final int NOT_MODIFIED = 304;

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("json", "application/json"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("csv", "text/csv; charset=utf-8"),
            Map.entry("md", "text/markdown; charset=utf-8"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("ini", "text/plain; charset=utf-8"),
            Map.entry("c", "text/plain; charset=utf-8"),
            Map.entry("pgn", "application/vnd.chess-pgn"));

    private Pages() {}

    /// Answers with a file.
    ///
    /// @throws RefusedException when there is no such file
    public static void answer(Context request) {
        String path = request.path().equals("/") ? "index.html" : request.path().substring(1);
        Matcher name = PATH.matcher(path);
        Optional<String> type = name.matches() ? Optional.ofNullable(TYPES.get(name.group(1))) : Optional.empty();
        byte[] bytes = type.flatMap(_ -> bytes(path)).orElseThrow(() -> notFound(request.path()));
        String tag = "\"" + hash(bytes) + "\"";
        request.header("ETag", tag).header("Cache-Control", "no-cache");
        if (path.endsWith(".html")) {
            request.header("Content-Security-Policy", policy(bytes));
        }
        if (isKnown(tag, Optional.ofNullable(request.header("If-None-Match")).orElse(""))) {
            request.status(NOT_MODIFIED);
        } else {
            request.contentType(type.orElseThrow()).result(bytes);
        }
    }

    /// True if a list of tags, weak or strong, has this one (RFC 9110, 13.1.2).
    private static boolean isKnown(String tag, String tags) {
        return tags.strip().equals("*")
                || Stream.of(tags.split(","))
                        .anyMatch(each -> each.strip().replaceFirst("^W/", "").equals(tag));
    }

    /// The media type of a file, by its name.
    public static String type(String name) {
        return TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
    }

    /// A refusal for an unknown path.
    public static RefusedException notFound(String path) {
        return new RefusedException(NOT_FOUND, "Not found", "there is nothing at " + path);
    }

    private static Optional<byte[]> bytes(String path) {
        String resource = path.equals("lib/echarts/echarts.js")
                ? CHARTS
                : path.startsWith("lib/") ? "/org/pieceworth/web/" + path : "/org/pieceworth/web/page/" + path;
        try (InputStream in = Pages.class.getResourceAsStream(resource)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The policy of a page: it loads from here and nowhere else. Its map of modules is in the page itself,
    /// since browsers take it from nowhere else; its hash permits it.
    private static String policy(byte[] page) {
        Matcher map = SCRIPT.matcher(new String(page, StandardCharsets.UTF_8));
        String allowed = map.find() ? " 'sha256-" + hash(map.group(1).getBytes(StandardCharsets.UTF_8)) + "'" : "";
        return "default-src 'none'; script-src 'self'" + allowed
                + "; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self';"
                + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    }

    private static String hash(byte[] bytes) {
        try {
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
