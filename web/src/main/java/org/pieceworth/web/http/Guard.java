package org.pieceworth.web.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Accepts requests only from this machine's own pages, and only from a user with the token: a page from
/// elsewhere in the same browser sends its own origin, or a host name that it redirected here.
public final class Guard {

    private static final int FORBIDDEN = 403;

    private final Set<String> hosts;
    private final Set<String> origins;
    private final Optional<Token> token;

    /// @param port port of the server
    /// @param token token required of requests, if any
    public Guard(int port, Optional<Token> token) {
        this.token = token;
        hosts = Set.of("127.0.0.1:" + port, "localhost:" + port);
        origins = Set.of("http://127.0.0.1:" + port, "http://localhost:" + port);
    }

    /// @throws RefusedException for a request from elsewhere
    public void check(Context request) {
        if (Optional.ofNullable(request.header("Host")).filter(hosts::contains).isEmpty()) {
            throw refused("found a request for another host, expected " + String.join(" or ", hosts));
        }
        if (Optional.ofNullable(request.header("Origin"))
                .filter(origin -> !origins.contains(origin))
                .isPresent()) {
            throw refused("found a request from a page of another origin; only the workbench's own pages may ask");
        }
        boolean foreign = "cross-site".equals(request.header("Sec-Fetch-Site"));
        if (foreign && !"navigate".equals(request.header("Sec-Fetch-Mode"))) {
            throw refused("found a request from a page of another site; only the workbench's own pages may ask");
        }
        Map<String, List<String>> parameters = Query.read(request);
        token.flatMap(secret -> secret.check(request, parameters)).ifPresent(clean -> {
            request.redirect(clean);
            request.skipRemainingHandlers();
        });
    }

    private static RefusedException refused(String why) {
        return new RefusedException(FORBIDDEN, "Forbidden", why);
    }
}
