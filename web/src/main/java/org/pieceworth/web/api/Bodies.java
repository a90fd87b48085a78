package org.pieceworth.web.api;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.pieceworth.web.http.ClientEndPoint;
import org.pieceworth.web.http.Gate;
import org.pieceworth.web.http.RefusedException;
import org.pieceworth.web.http.SteadyStream;
import org.pieceworth.web.store.Uploads;

/// Bodies of requests. They are read by the request's own thread (threads are plentiful) before any
/// computation, and only while data arrives.
final class Bodies {

    private static final int AT_ONCE = 64;
    private static final long SILENT_MILLIS = 10_000;

    private final Gate arriving = new Gate(AT_ONCE);

    /// Takes a body.
    @FunctionalInterface
    interface Reader<T> {
        T read(InputStream body) throws IOException;
    }

    /// Reads a body.
    ///
    /// @param most size limit in bytes
    /// @throws RefusedException when it announces more, or arrives too slowly
    <T> T read(Context request, long most, Reader<T> reader) throws IOException {
        if (request.req().getContentLengthLong() > most) {
            throw Uploads.tooLarge(most);
        }
        Optional<ClientEndPoint> client = ClientEndPoint.of(request);
        long usual = client.map(ClientEndPoint::getIdleTimeout).orElse(0L);
        client.ifPresent(end -> end.setIdleTimeout(SILENT_MILLIS));
        try {
            return arriving.pass(() -> reader.read(SteadyStream.of(request.bodyInputStream())));
        } finally {
            client.ifPresent(end -> end.setIdleTimeout(usual));
        }
    }

    /// Reads a small body as a whole.
    byte[] bytes(Context request, int most) throws IOException {
        return read(request, most, body -> {
            byte[] bytes = whole(body, most);
            if (bytes.length > most) {
                throw Uploads.tooLarge(most);
            }
            return bytes;
        });
    }

    private static byte[] whole(InputStream body, int most) {
        try {
            return body.readNBytes(most + 1);
        } catch (IOException _) {
            throw Uploads.brokenOff();
        }
    }

    /// True when the request has a body.
    static boolean isThere(Context request) {
        return request.req().getContentLengthLong() > 0 || request.header("Transfer-Encoding") != null;
    }
}
