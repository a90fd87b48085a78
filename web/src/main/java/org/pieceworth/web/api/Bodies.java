package org.pieceworth.web.api;

import io.javalin.http.Context;
import java.io.InputStream;
import org.pieceworth.web.store.Uploads;

/// What is sent with a request.
final class Bodies {

    private Bodies() {}

    /// The body as a stream.
    ///
    /// @param most bytes that are taken
    /// @throws org.pieceworth.web.http.RefusedException when it says that it has more
    static InputStream of(Context request, long most) {
        if (request.req().getContentLengthLong() > most) {
            throw Uploads.tooLarge(most);
        }
        return request.bodyInputStream();
    }

    /// Whether there is one.
    static boolean isThere(Context request) {
        return request.req().getContentLengthLong() > 0 || request.header("Transfer-Encoding") != null;
    }
}
