package org.pieceworth.web.api;

import io.javalin.http.Context;
import java.io.IOException;
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

    /// A small body as a whole.
    ///
    /// @param most bytes that are taken
    /// @throws org.pieceworth.web.http.RefusedException when it has more, or breaks off
    static byte[] bytes(Context request, int most) {
        try {
            byte[] body = of(request, most).readNBytes(most + 1);
            if (body.length > most) {
                throw Uploads.tooLarge(most);
            }
            return body;
        } catch (IOException _) {
            throw Uploads.brokenOff();
        }
    }

    /// Whether there is one.
    static boolean isThere(Context request) {
        return request.req().getContentLengthLong() > 0 || request.header("Transfer-Encoding") != null;
    }
}
