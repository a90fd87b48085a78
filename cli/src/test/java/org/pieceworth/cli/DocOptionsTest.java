package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/// Every command in the documentation is one that the program takes, and every option that it names exists.
class DocOptionsTest {

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]*");
    private static final CommandLine PROGRAM = Pieceworth.commandLine(Catalogues.STANDARD, "");

    /// Options of Maven, Java, Spark and other engines' runners, as they occur in code.
    private static final Set<String> OTHERS = Set.of("--add-modules", "--long", "--master", "--split");

    @TestFactory
    Stream<DynamicTest> commandsInBlocksAreTaken() throws IOException {
        return DocPage.all().stream()
                .filter(page -> !page.examples().isEmpty())
                .map(page -> DynamicTest.dynamicTest(
                        page.name(),
                        () -> assertThat(Stream.concat(
                                                page.examples().stream(),
                                                DocTable.of(page).stream()
                                                        .flatMap(table -> table.examples(page.lines()).stream()))
                                        .map(DocOptionsTest::refusal)
                                        .filter(refusal -> !refusal.isEmpty()))
                                .isEmpty()));
    }

    @Test
    void optionsInTextExist() throws IOException {
        List<String> unknown = new ArrayList<>();
        for (DocPage page : DocPage.all()) {
            CODE.matcher(page.prose()).results().map(match -> match.group(1)).forEach(code -> {
                String[] words = code.strip().split("\\s+");
                Set<String> known = known(List.of(words));
                OPTION.matcher(code)
                        .results()
                        .map(MatchResult::group)
                        .filter(option -> !known.contains(option))
                        .forEach(option -> unknown.add(page.name() + ": `" + code + "`: " + option));
            });
        }
        assertThat(unknown).isEmpty();
    }

    private static String refusal(DocExample example) {
        try {
            PROGRAM.parseArgs(example.words().toArray(String[]::new));
            return "";
        } catch (ParameterException refused) {
            return example.place() + ": " + refused.getMessage();
        }
    }

    /// The options that may stand in a piece of code: those of the command that it begins with, else those of all.
    private static Set<String> known(List<String> words) {
        Set<String> known = new HashSet<>(OTHERS);
        String first = words.getFirst();
        if (first.startsWith("mvn") || first.startsWith("java") || first.startsWith("bench/")) {
            known.addAll(words);
            return known;
        }
        int at = first.endsWith("pieceworth") && words.size() > 1 ? 1 : 0;
        CommandLine command = PROGRAM.getSubcommands().get(words.get(at));
        if (command == null) {
            PROGRAM.getSubcommands().values().forEach(each -> addOptions(each, known));
        } else {
            addOptions(command, known);
        }
        return known;
    }

    private static void addOptions(CommandLine command, Set<String> known) {
        command.getCommandSpec().options().forEach(option -> known.addAll(Arrays.asList(option.names())));
        known.addAll(command.getCommandSpec().negatedOptionsMap().keySet());
        command.getSubcommands().values().forEach(inner -> addOptions(inner, known));
    }
}
