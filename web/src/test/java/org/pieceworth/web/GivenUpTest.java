package org.pieceworth.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/// What nobody waits for stops computing, of every kind of question. It keeps the processors busy, and other tests
/// bound how long they wait.
@Isolated
class GivenUpTest {

    /// `aaaQ` has millions of ways on a large board; each of these runs for minutes or for ever when it is let.
    private static final List<String> LONG = List.of(
            "value?piece=aaaQ&board=16x16",
            "value?piece=aaaQ&board=16x16&model=play",
            "standing?piece=aaaQ&board=16x16",
            "material?piece=aaaQ&board=16x16",
            "armies?white=RNBQKBNR&black=R,aaaQ,B,Q,K,B,aaaQ,R",
            "game?white=R,aaaQ,B,Q,K,B,aaaQ,R",
            "balance?army=R,aaaQ,B,Q,K,B,aaaQ,R&pool=aaaQ,aaaN,aaaB,aaaR,N,B,R,Q,BN,RN,W,F&board=16x16");

    private Visitor visitor;

    @BeforeEach
    void start(@TempDir Path data) {
        visitor = new Visitor(data, 1_000_000);
    }

    @AfterEach
    void stop() {
        visitor.close();
    }

    @Test
    void eachQuestionStops() throws IOException, InterruptedException {
        for (String question : LONG) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), visitor.port())) {
                socket.getOutputStream()
                        .write(("GET /api/v1/" + question + " HTTP/1.1\r\nHost: 127.0.0.1:" + visitor.port()
                                        + "\r\n\r\n")
                                .getBytes(StandardCharsets.US_ASCII));
                // A question that is answered meanwhile is not seen at work.
                for (int looks = 0; looks < 50 && !isComputing(); looks++) {
                    Thread.sleep(20);
                }
            }
            while (isComputing()) {
                Thread.sleep(20);
            }
        }
        assertThat(visitor.get("api/v1/value?piece=N").statusCode()).isEqualTo(200);
    }

    private static boolean isComputing() {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(each -> each.getKey().getName().startsWith("question-"))
                .flatMap(each -> Arrays.stream(each.getValue()))
                .anyMatch(frame -> frame.getClassName().contains("Lanes$Attempt"));
    }
}
