package org.pieceworth.cli;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A command run within this process, with what it printed. Commands may run side by side.
record CommandRun(int code, String out, String err) {

    private static final ThreadOutput OUT = ThreadOutput.instead(System.out, System::setOut);
    private static final ThreadOutput ERR = ThreadOutput.instead(System.err, System::setErr);

    static CommandRun of(String... arguments) {
        return of(Catalogues.STANDARD, arguments);
    }

    static CommandRun of(Catalogues catalogues, String... arguments) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        OUT.divert(printed);
        ERR.divert(told);
        try {
            int code = Pieceworth.run(catalogues, arguments);
            return new CommandRun(
                    code, printed.toString(StandardCharsets.UTF_8), told.toString(StandardCharsets.UTF_8));
        } finally {
            OUT.undivert();
            ERR.undivert();
        }
    }

    /// What other code prints on this thread.
    static String printed(Callable<?> code) throws Exception {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        OUT.divert(printed);
        try {
            code.call();
            return printed.toString(StandardCharsets.UTF_8);
        } finally {
            OUT.undivert();
        }
    }

    JsonNode json() {
        return new JsonMapper().readTree(out);
    }
}
