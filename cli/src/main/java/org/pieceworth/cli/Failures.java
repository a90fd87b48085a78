package org.pieceworth.cli;

import java.util.List;
import org.pieceworth.rules.InputException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// Turns what goes wrong into one line and an exit code.
final class Failures {

    static final int FAILED = 1;
    static final int BAD_INPUT = 2;

    private Failures() {}

    static int badUsage(ParameterException error, String[] args) {
        String command = error.getCommandLine().getCommandSpec().qualifiedName();
        String message = error instanceof UnmatchedArgumentException unmatched
                ? unmatched(unmatched)
                : String.valueOf(error.getMessage()).lines().findFirst().orElse("bad usage");
        say(message + "; see " + command + " --help");
        return BAD_INPUT;
    }

    private static String unmatched(UnmatchedArgumentException error) {
        String found = error.getUnmatched().getFirst();
        boolean atRoot = error.getCommandLine().getParent() == null;
        List<String> suggestions = error.getSuggestions();
        return "found '" + found + "', which is no "
                + (found.startsWith("-") ? "option" : atRoot ? "command" : "argument") + " here"
                + (suggestions.isEmpty() ? "" : " (did you mean " + suggestions.getFirst() + "?)");
    }

    static int failed(Exception error, CommandLine commandLine, ParseResult parsed) {
        if (error instanceof InputException) {
            say(String.valueOf(error.getMessage()));
            return BAD_INPUT;
        }
        if (error instanceof OutputException) {
            say(String.valueOf(error.getMessage()));
            return FAILED;
        }
        say("the program itself failed: " + error + " at " + origin(error)
                + "; this is a fault of Pieceworth, please report it with the command that you typed");
        return FAILED;
    }

    static int exhausted(VirtualMachineError error) {
        say("the memory does not suffice (" + error.getClass().getSimpleName()
                + "); give more, such as JAVA_TOOL_OPTIONS=-Xmx4g, or less input");
        return FAILED;
    }

    private static String origin(Exception error) {
        return error.getStackTrace().length == 0 ? "an unknown place" : error.getStackTrace()[0].toString();
    }

    private static void say(String line) {
        System.err.println("pieceworth: " + line.replaceAll("\\p{Cntrl}", "?"));
    }
}
