package org.pieceworth.cli.reference;

import java.util.List;
import java.util.stream.Collectors;
import org.pieceworth.cli.options.HelpSections;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The page of a command for a site, in Markdown.
final class MarkdownPage {

    private MarkdownPage() {}

    /// @param all commands, for those inside this one
    static String of(Described command, List<Described> all) {
        StringBuilder page =
                new StringBuilder("# " + (command.path().isEmpty() ? "Commands" : command.path()) + "\n\n");
        page.append(text(command.about())).append("\n\n").append(code(List.of(synopsis(command))));
        for (PositionalParamSpec operand : command.operands()) {
            page.append("- `" + label(operand) + "`: " + text(Described.text(operand)) + "\n");
        }
        List<Described> inner = command.inner(all);
        if (!inner.isEmpty()) {
            page.append(command.path().isEmpty() ? "\n" : "\n## Commands inside it\n\n");
            inner.forEach(each ->
                    page.append("- [`" + each.path() + "`](" + each.file() + "): " + text(each.about()) + "\n"));
        }
        HelpSections.of(command.name(), command.spec().options()).forEach((title, options) -> {
            page.append("\n## " + title + "\n\n");
            options.forEach(option -> page.append(item(command, option)));
        });
        page.append("\n## Examples\n\n").append(code(command.examples()));
        return page.toString();
    }

    private static String synopsis(Described command) {
        String operands = command.operands().stream().map(MarkdownPage::label).collect(Collectors.joining(" "));
        return command.path().isEmpty()
                ? "pieceworth [OPTIONS] COMMAND ..."
                : ("pieceworth " + command.path() + " [OPTIONS] " + operands).strip();
    }

    private static String item(Described command, OptionSpec option) {
        String names = String.join(", ", command.names(option));
        String label = Described.takesValue(option) ? "=" + option.paramLabel() : "";
        return "- `" + names + label + "`: " + text(Described.text(option)) + "\n";
    }

    private static String label(PositionalParamSpec operand) {
        String many = operand.arity().max() > 1 ? "..." : "";
        return operand.arity().min() == 0 ? "[" + operand.paramLabel() + many + "]" : operand.paramLabel() + many;
    }

    private static String code(List<String> lines) {
        return "```sh\n" + String.join("\n", lines) + "\n```\n\n";
    }

    /// Characters with a meaning in Markdown, outside of code.
    private static String text(String text) {
        StringBuilder escaped = new StringBuilder();
        String[] parts = text.split("`", -1);
        for (int i = 0; i < parts.length; i++) {
            escaped.append(i % 2 == 0 ? parts[i].replaceAll("[\\\\<>*_\\[\\]{}|]", "\\\\$0") : "`" + parts[i] + "`");
        }
        return escaped.toString();
    }
}
