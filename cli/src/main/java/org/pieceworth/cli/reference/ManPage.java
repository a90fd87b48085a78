package org.pieceworth.cli.reference;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.cli.options.HelpSections;
import org.pieceworth.studies.Version;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The manual page of a command, or of the program.
final class ManPage {

    private final Described command;
    private final List<Described> all;
    private final Roff page = new Roff();

    private ManPage(Described command, List<Described> all) {
        this.command = command;
        this.all = all;
    }

    /// @param all all commands, for references
    /// @param date date of the page, such as 2026-11-26
    static String of(Described command, List<Described> all, String date) {
        return new ManPage(command, all).text(date);
    }

    private String text(String date) {
        page.request(".\\\" Made from the program's own help by: pieceworth man");
        page.request(".TH " + Roff.escaped(command.page().toUpperCase(Locale.ROOT)) + " 1 " + date + " \"Pieceworth "
                + Version.number() + "\" \"Pieceworth Manual\"");
        // Neither hyphens nor wide gaps in names of options.
        page.request(".nh").request(".ad l");
        page.section("NAME").request(Roff.escaped(command.page()) + " \\- " + Roff.escaped(summary()));
        page.section("SYNOPSIS").request(synopsis());
        page.section("DESCRIPTION").text(command.about());
        command.operands().forEach(operand -> page.defined(label(operand), Described.text(operand)));
        List<Described> inner = command.inner(all);
        if (!inner.isEmpty()) {
            page.section("COMMANDS");
            inner.forEach(each -> page.defined(Roff.bold("pieceworth " + each.path()), each.about()));
        }
        page.section("OPTIONS");
        sections().forEach((title, options) -> {
            page.subsection(title);
            options.forEach(option -> page.defined(names(option), Described.text(option)));
        });
        page.section("EXAMPLES").lines(command.examples());
        ends();
        return page.toString();
    }

    private String summary() {
        String about = command.about();
        int stop = about.indexOf(". ");
        String first = stop < 0 ? about : about.substring(0, stop + 1);
        return first.endsWith(".") ? first.substring(0, first.length() - 1) : first;
    }

    private String synopsis() {
        String operands = command.operands().stream().map(ManPage::label).collect(Collectors.joining(" "));
        String after = command.path().isEmpty() ? Roff.italic("COMMAND") + " ..." : operands;
        return (Roff.bold(("pieceworth " + command.path()).strip()) + " [" + Roff.italic("OPTIONS") + "] " + after)
                .strip();
    }

    private Map<String, List<OptionSpec>> sections() {
        return HelpSections.of(command.name(), command.spec().options());
    }

    private void ends() {
        page.section("EXIT STATUS")
                .defined(Roff.bold("0"), "The work is done.")
                .defined(Roff.bold("1"), "The work failed.")
                .defined(Roff.bold("2"), "The command line or an input cannot be used; one line gives the reason.");
        page.section("ENVIRONMENT")
                .defined(Roff.bold("JAVA_TOOL_OPTIONS"), "Options for Java, such as `-Xmx4g` for more memory.")
                .defined(Roff.bold("COLUMNS"), "The line width of text.");
        List<Described> others = command.path().isEmpty()
                ? all
                : all.stream().filter(each -> !each.equals(command)).toList();
        page.section("SEE ALSO")
                .request((command.path().isEmpty() ? List.<String>of() : List.of("pieceworth"))
                                .stream().map(ManPage::reference).collect(Collectors.joining())
                        + (command.path().isEmpty() ? "" : ",\n")
                        + others.stream()
                                .map(Described::page)
                                .map(ManPage::reference)
                                .collect(Collectors.joining(",\n")));
    }

    private static String reference(String page) {
        return Roff.bold(page) + "(1)";
    }

    private static String label(PositionalParamSpec operand) {
        String label = Roff.italic(operand.paramLabel());
        String many = operand.arity().max() > 1 ? "..." : "";
        return operand.arity().min() == 0 ? "[" + label + many + "]" : label + many;
    }

    private String names(OptionSpec option) {
        String names = command.names(option).stream().map(Roff::bold).collect(Collectors.joining(", "));
        return Described.takesValue(option) ? names + "=" + Roff.italic(label(option)) : names;
    }

    private static String label(OptionSpec option) {
        return Optional.ofNullable(option.paramLabel()).orElse("");
    }
}
