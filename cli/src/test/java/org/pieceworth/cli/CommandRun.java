package org.pieceworth.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A command run within this process, with what it printed.
record CommandRun(int code, String out, String err) {

    static CommandRun of(String... arguments) {
        return of(Catalogues.STANDARD, arguments);
    }

    static CommandRun of(Catalogues catalogues, String... arguments) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        try {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            System.setErr(new PrintStream(told, true, StandardCharsets.UTF_8));
            int code = Pieceworth.run(catalogues, arguments);
            return new CommandRun(
                    code, printed.toString(StandardCharsets.UTF_8), told.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    JsonNode json() {
        return new JsonMapper().readTree(out);
    }
}
