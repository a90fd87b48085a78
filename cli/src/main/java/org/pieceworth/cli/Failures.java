package org.pieceworth.cli;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pieceworth.empirical.settings.TemporarySpaceException;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.NearestName;
import org.pieceworth.studies.document.OutputException;
import org.pieceworth.studies.document.TerminalText;
import org.pieceworth.studies.options.OptionFaults;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// Turns what goes wrong into one line and an exit code.
final class Failures {

    static final int FAILED = 1;
    static final int BAD_INPUT = 2;

    private static final int MISTYPED = 2;
    private static final int SUGGESTED = 3;

    private static final Pattern NO_NUMBER =
            Pattern.compile("Invalid value for option '([^']+)'.*?: '(.*)' is not an? (int|long|double)");

    private static final Pattern NO_CHOICE =
            Pattern.compile("Invalid value for option '([^']+)'.*?: expected one of \\[([^]]+)] .*? but was '(.*)'");

    private static final Pattern NO_PAIR = Pattern.compile(
            "Value for option (?:option )?'([^']+)' \\((.*)\\) should be in KEY=VALUE format but was (.*)");

    private static final Pattern NO_COUNT = Pattern.compile("Invalid value for option '([^']+)'.*?: (found .*)");

    private Failures() {}

    static int badUsage(ParameterException error, String[] args) {
        String command = error.getCommandLine().getCommandSpec().qualifiedName();
        String message = error instanceof UnmatchedArgumentException unmatched
                ? unmatched(unmatched)
                : plain(String.valueOf(error.getMessage()).lines().findFirst().orElse("bad usage"));
        say(message + "; see " + command + " --help");
        return BAD_INPUT;
    }

    /// What the library says of a bad number or choice, in words for those who do not program.
    private static String plain(String message) {
        Matcher choice = NO_CHOICE.matcher(message);
        if (choice.matches()) {
            return typed(OptionFaults.noChoice(
                    plainName(choice), choice.group(3), List.of(choice.group(2).split(", "))));
        }
        Matcher pair = NO_PAIR.matcher(message);
        if (pair.matches()) {
            return typed(OptionFaults.noPair(plainName(pair), pair.group(3), pair.group(2)));
        }
        Matcher count = NO_COUNT.matcher(message);
        if (count.matches()) {
            return count.group(1) + ": " + count.group(2);
        }
        Matcher number = NO_NUMBER.matcher(message);
        return number.matches()
                ? typed(OptionFaults.noNumber(
                        plainName(number), number.group(2), !number.group(3).equals("double")))
                : message;
    }

    private static String plainName(Matcher said) {
        return said.group(1).replaceFirst("^--", "");
    }

    private static String typed(InputException fault) {
        return fault.message(setting -> "--" + setting);
    }

    private static String unmatched(UnmatchedArgumentException error) {
        String found = error.getUnmatched().getFirst();
        boolean atRoot = error.getCommandLine().getParent() == null;
        List<String> suggestions =
                found.startsWith("-") || !atRoot ? error.getSuggestions() : commandsLike(found, error.getCommandLine());
        return "found '" + found + "', which is not "
                + (found.startsWith("-") ? "an option" : atRoot ? "a command" : "an argument") + " here"
                + (suggestions.isEmpty()
                        ? ""
                        : " (did you mean "
                                + String.join(
                                        " or ",
                                        suggestions.stream().limit(SUGGESTED).toList()) + "?)");
    }

    /// Commands that begin so, else one that is nearly so.
    private static List<String> commandsLike(String found, CommandLine program) {
        String small = found.toLowerCase(Locale.ROOT);
        Set<String> names = program.getSubcommands().keySet();
        List<String> begun = names.stream()
                .filter(name -> name.startsWith(small) || small.startsWith(name))
                .toList();
        Stream<String> all = Stream.concat(names.stream(), Stream.of("help", "version"));
        return begun.isEmpty()
                ? NearestName.within(Math.min(MISTYPED, found.length() / 2), found, all).stream()
                        .toList()
                : begun;
    }

    static int failed(Exception error, CommandLine commandLine, ParseResult parsed) {
        if (error instanceof InputException input) {
            say(typed(input));
            return BAD_INPUT;
        }
        if (error instanceof OutputException || error instanceof TemporarySpaceException) {
            say(String.valueOf(error.getMessage()));
            return FAILED;
        }
        say("the program itself failed: " + error + " at " + origin(error)
                + "; this is a bug in Pieceworth, please report it with the command that you typed");
        return FAILED;
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
