package org.pieceworth.spark;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.IntSupplier;

/// What a command has printed. Classes that use it hold the lock of standard output.
///
/// @param code its exit code
record Run(int code, String out, String err) {

    static Run of(IntSupplier command) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(told, true, StandardCharsets.UTF_8));
        try {
            int code = command.getAsInt();
            return new Run(code, printed.toString(StandardCharsets.UTF_8), told.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    /// Without the seconds that it took.
    Run timeless() {
        return new Run(code, out.replaceAll("(\"(?:seconds|gamesPerSecond)\" : )[0-9.E-]+", "$1…"), err);
    }
}
