package org.pieceworth.cli;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.TerminalText;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.empirical.settings.TemporarySpaceException;
import org.pieceworth.studies.output.OutputException;
import org.pieceworth.studies.reading.ReadingException;
import org.pieceworth.text.InputException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/// Turns an exception into one line and an exit code.
final class Failures {

    static final int FAILED = 1;
    static final int BAD_INPUT = 2;

    private Failures() {}

    static int badUsage(ParameterException error, String[] args) {
        String command = error.getCommandLine().getCommandSpec().qualifiedName();
        String fault = Usage.asTyped(UsageFault.of(error), error.getCommandLine(), List.of(args));
        say(fault + (fault.endsWith("?") ? " See " : "; see ") + command + " --help");
        return BAD_INPUT;
    }

    static int refused(String fault) {
        say(fault);
        return BAD_INPUT;
    }

    static int failed(Exception error, CommandLine commandLine, ParseResult parsed) {
        if (error instanceof InputException input) {
            say(Usage.asTyped(UsageFault.typed(input), commandLine, parsed.originalArgs()));
            return BAD_INPUT;
        }
        if (isStopping()) {
            // After a signal, the signal is the cause of any failure.
            return FAILED;
        }
        if (error instanceof OutputException
                || error instanceof TemporarySpaceException
                || error instanceof ReadingException) {
            say(String.valueOf(error.getMessage()));
            return FAILED;
        }
        Optional<String> damage = Installation.damage();
        if (damage.isPresent()) {
            say(damage.get());
            return FAILED;
        }
        say("the program itself failed: " + error + " at " + origin(error)
                + "; this is a bug in Pieceworth, please report it with the command that you typed");
        return FAILED;
    }

    private static boolean isStopping() {
        try {
            Runtime.getRuntime().removeShutdownHook(new Thread());
            return false;
        } catch (IllegalStateException _) {
            return true;
        }
    }

    static void cannotPrint(String why) {
        say("standard output cannot be written: " + why);
    }

    static int exhausted(VirtualMachineError error) {
        say("not enough memory (" + error.getClass().getSimpleName()
                + "); give more, for example JAVA_TOOL_OPTIONS=-Xmx4g, or less input");
        return FAILED;
    }

    private static String origin(Exception error) {
        return error.getStackTrace().length == 0 ? "an unknown place" : error.getStackTrace()[0].toString();
    }

    private static void say(String line) {
        System.err.println("pieceworth: " + TerminalText.line(line));
    }
}
