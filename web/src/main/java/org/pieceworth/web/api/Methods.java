package org.pieceworth.web.api;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.pieceworth.web.http.Pages;
import org.pieceworth.web.http.Problem;
import tools.jackson.databind.JsonNode;

/// The methods that each path takes, for requests with another one.
public final class Methods {

    private static final int NO_CONTENT = 204;
    private static final int NOT_ALLOWED = 405;
    private static final int NOT_IMPLEMENTED = 501;
    private static final Set<String> KNOWN =
            Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT");

    private final List<Path> paths = new ArrayList<>();

    /// @param name pattern of a whole path
    /// @param methods its allowed methods
    private record Path(Pattern name, Set<String> methods) {}

    /// @param description description of the interface, in OpenAPI format
    public Methods(JsonNode description) {
        description.path("paths").properties().forEach(path -> {
            Set<String> methods = new TreeSet<>();
            path.getValue().propertyNames().forEach(method -> methods.add(method.toUpperCase(Locale.ROOT)));
            paths.add(new Path(
                    Pattern.compile(path.getKey().replace(".", "\\.").replaceAll("\\{[^}]+}", "[^/]+")), methods));
        });
        paths.add(new Path(Pattern.compile("/(?!api/).*"), new TreeSet<>(Set.of("GET"))));
        paths.forEach(path -> {
            path.methods().add("OPTIONS");
            if (path.methods().contains("GET")) {
                path.methods().add("HEAD");
            }
        });
    }

    /// Answers a request with a method not allowed for its path: OPTIONS with the allowed ones, others with a
    /// refusal.
    public void answer(Context request) {
        String method = request.req().getMethod();
        List<Path> found = paths.stream()
                .filter(path -> path.name().matcher(request.path()).matches())
                .toList();
        if (!KNOWN.contains(method)) {
            Problem.of(NOT_IMPLEMENTED, "Unknown method", "found the method " + method + ", which HTTP does not have")
                    .answer(request);
        } else if (found.isEmpty()) {
            Pages.notFound(request.path()).problem().answer(request);
        } else {
            String allowed = String.join(", ", found.getFirst().methods());
            request.header("Allow", allowed);
            if (method.equals("OPTIONS")) {
                request.status(NO_CONTENT).result("");
            } else {
                Problem.of(NOT_ALLOWED, "Method not allowed", "found " + method + ", expected " + allowed)
                        .answer(request);
            }
        }
    }
}
