package org.pieceworth.cli;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pieceworth.studies.options.OptionFaults;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// An error in a command line, in one sentence. The library that parses it reports in its own words, with
/// its types.
final class UsageFault {

    private static final int MISTYPED = 2;
    private static final int SUGGESTED = 3;
    private static final int LETTERS_FOR_ONE_MISTAKE = 2;

    private static final Pattern NO_CHOICE =
            Pattern.compile("Invalid value for option '([^']+)'.*?: expected one of \\[([^]]+)] .*? but was '(.*)'");

    private static final Pattern NO_PAIR = Pattern.compile(
            "Value for option (?:option )?'([^']+)' \\((.*)\\) should be in KEY=VALUE format but was (.*)");

    private static final Pattern NO_NUMBER = Pattern.compile("Invalid value for option '([^']+)'.*?: (found .*)");

    private static final Pattern NO_FLAG =
            Pattern.compile("Invalid value for option '([^']+)'.*?: '(.*)' is not a boolean");

    private static final Pattern NO_VALUE = Pattern.compile(
            "(?:Missing required parameter for|Expected parameter(?: [^ ]+)? for|Expected parameter for) option"
                    + " '([^']+)'(?: \\(([^)]*)\\))?(?:.* but found '(.*)')?.*");

    private UsageFault() {}

    static String of(ParameterException error) {
        return switch (error) {
            case UnmatchedArgumentException unmatched -> unmatched(unmatched);
            case OverwrittenOptionException twice -> typed(OptionFaults.twice(plain(name(twice.getOverwritten()))));
            case MissingParameterException missing -> missing(missing);
            default -> wrongValue(firstLine(error));
        };
    }

    private static String firstLine(ParameterException error) {
        return String.valueOf(error.getMessage()).lines().findFirst().orElse("bad usage");
    }

    private static String name(ArgSpec spec) {
        return spec instanceof OptionSpec option ? option.longestName() : spec.paramLabel();
    }

    private static String missing(MissingParameterException error) {
        Matcher value = NO_VALUE.matcher(firstLine(error));
        if (value.matches()) {
            return needsValue(error, value);
        }
        List<String> missing = error.getMissing().stream()
                .map(spec -> spec instanceof OptionSpec option
                        ? "option " + option.longestName() + "=" + option.paramLabel()
                        : spec.paramLabel())
                .toList();
        return "missing " + String.join(" and ", missing);
    }

    private static String needsValue(ParameterException error, Matcher value) {
        String label = value.group(2) == null ? label(error) : value.group(2);
        String next = value.group(3) == null ? "" : ", found " + value.group(3);
        return "option " + value.group(1) + " needs a value" + (label.isEmpty() ? "" : ": " + label) + next;
    }

    private static String label(ParameterException error) {
        ArgSpec spec = error.getArgSpec();
        return spec == null ? "" : spec.paramLabel();
    }

    /// Bad numbers and choices, in plain words.
    private static String wrongValue(String message) {
        Matcher choice = NO_CHOICE.matcher(message);
        if (choice.matches()) {
            return typed(OptionFaults.noChoice(
                    plainName(choice), choice.group(3), List.of(choice.group(2).split(", "))));
        }
        Matcher pair = NO_PAIR.matcher(message);
        if (pair.matches()) {
            return typed(OptionFaults.noPair(plainName(pair), pair.group(3), pair.group(2)));
        }
        Matcher flag = NO_FLAG.matcher(message);
        if (flag.matches()) {
            return "option " + flag.group(1) + " takes no value, found '" + flag.group(2) + "'";
        }
        Matcher number = NO_NUMBER.matcher(message);
        return number.matches() ? number.group(1) + ": " + number.group(2) : message;
    }

    private static String plainName(Matcher said) {
        return plain(said.group(1));
    }

    private static String plain(String option) {
        return option.replaceFirst("^--", "");
    }

    /// An input's error in the terms of the command line.
    static String typed(InputException fault) {
        return fault.message(setting -> "--" + setting);
    }

    private static String unmatched(UnmatchedArgumentException error) {
        CommandLine command = error.getCommandLine();
        String found = error.getUnmatched().getFirst();
        boolean atRoot = command.getParent() == null;
        if (found.startsWith("-")) {
            String option = found.replaceFirst("=.*", "");
            return "unknown option " + option + suggested(option, options(command));
        }
        if (!atRoot) {
            return typed(OptionFaults.noOperand(found));
        }
        Set<String> commands = command.getSubcommands().keySet();
        return "unknown command '" + found + "'"
                + suggested(
                        found,
                        Stream.concat(commands.stream(), Stream.of("help", "version"))
                                .toList());
    }

    private static List<String> options(CommandLine command) {
        return Stream.concat(
                        command.getCommandSpec().optionsMap().keySet().stream(),
                        command.getCommandSpec().negatedOptionsMap().keySet().stream())
                .filter(name -> name.startsWith("--"))
                .distinct()
                .toList();
    }

    /// Names that begin so, else one that is nearly so.
    private static String suggested(String found, Collection<String> names) {
        String small = found.toLowerCase(Locale.ROOT);
        int letters = small.replace("-", "").length();
        List<String> near = names.stream()
                .filter(name -> name.startsWith(small) || small.startsWith(name))
                .limit(SUGGESTED)
                .toList();
        if (near.isEmpty()) {
            int limit = Math.min(MISTYPED, letters / LETTERS_FOR_ONE_MISTAKE);
            near = NearestName.within(limit, found, names.stream()).stream().toList();
        }
        return near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?";
    }
}
