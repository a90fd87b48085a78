package org.pieceworth.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/// Bytes as no decent client sends them.
final class RawRequest {

    private static final int PATIENCE_MILLIS = 5000;

    private RawRequest() {}

    /// Sends bytes and gives what comes back, until the server has nothing more to say.
    static String send(int port, byte[] bytes) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            try {
                socket.getOutputStream().write(bytes);
                socket.getOutputStream().flush();
                socket.shutdownOutput();
            } catch (IOException _) {
                // The server has heard enough.
            }
            return read(socket.getInputStream());
        } catch (IOException _) {
            return "";
        }
    }

    private static String read(InputStream in) {
        ByteArrayOutputStream answer = new ByteArrayOutputStream();
        try {
            in.transferTo(answer);
        } catch (SocketTimeoutException e) {
            throw new IllegalStateException("no answer in time", e);
        } catch (IOException _) {
            // closed by the server
        }
        return answer.toString(StandardCharsets.ISO_8859_1);
    }

    static String send(int port, String text) {
        return send(port, text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /// The status of an answer; 0 where there is none.
    static int status(String answer) {
        return answer.matches("(?s)HTTP/1\\.[01] \\d{3}.*") ? Integer.parseInt(answer.substring(9, 12)) : 0;
    }
}
