package org.pieceworth.web.http;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Passes requests on by the rules of HTTP, regardless of the library's own treatment: a method is the one in
/// the first line, HEAD is GET without the body, and a path that cannot be decoded is the sender's error.
public final class FrontDoor extends Handler.Wrapper {

    private static final String OVERRIDE = "X-HTTP-Method-Override";

    /// A request by the method of its first line.
    private static final class Plain extends Request.Wrapper {

        private final HttpFields headers;

        Plain(Request request) {
            super(request);
            headers = HttpFields.build(request.getHeaders()).remove(OVERRIDE).asImmutable();
        }

        /// HEAD is routed as GET. Its reply stays without a body, since the server goes by the received
        /// method.
        @Override
        public String getMethod() {
            String method = super.getMethod();
            return HttpMethod.HEAD.is(method) ? HttpMethod.GET.asString() : method;
        }

        @Override
        public HttpFields getHeaders() {
            return headers;
        }
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        ClientEndPoint.begin(request);
        if (request.getHttpURI().hasViolations() || !isDecoded(request)) {
            response.setStatus(HttpStatus.BAD_REQUEST_400);
            return new PlainErrors().handle(request, response, callback);
        }
        boolean asItIs = !HttpMethod.HEAD.is(request.getMethod())
                && !request.getHeaders().contains(OVERRIDE);
        return super.handle(asItIs ? request : new Plain(request), response, callback);
    }

    private static boolean isDecoded(Request request) {
        try {
            return request.getHttpURI().getDecodedPath() != null;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }
}
