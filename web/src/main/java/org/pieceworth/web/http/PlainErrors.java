package org.pieceworth.web.http;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Answers data that never became a request of Pieceworth, such as headers that are too long: in the form of
/// all other refusals, without the sender's text and without the server's name.
public final class PlainErrors implements Request.Handler {

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = response.getStatus();
        Problem problem = Problem.of(status, "Refused", HttpStatus.getMessage(status));
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/problem+json");
        response.getHeaders().put("X-Content-Type-Options", "nosniff");
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        Content.Sink.write(response, true, problem.json().toPrettyString() + "\n", callback);
        return true;
    }
}
