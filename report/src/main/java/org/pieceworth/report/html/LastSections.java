package org.pieceworth.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.report.page.Digits;
import org.pieceworth.report.page.FitNoteText;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.FitReport;
import org.pieceworth.report.page.GamesRead;
import org.pieceworth.report.page.Provenance;
import org.pieceworth.report.page.Words;

/// Below the results: notes, skipped games, and how to reproduce the fit.
final class LastSections {

    private LastSections() {}

    static void write(PageSections sections, FitPage page) {
        notes(sections, FitNoteText.lines(page.report().notes()));
        skipped(sections, page.report().games());
        provenance(sections, page.report());
    }

    private static void notes(PageSections sections, List<String> notes) {
        if (notes.isEmpty()) {
            return;
        }
        Html html = sections.open("notes", "Notes", "Keep in mind", "");
        html.open("ul");
        notes.forEach(note -> html.leaf("li", note));
        html.close();
        sections.close();
    }

    private static void skipped(PageSections sections, GamesRead read) {
        SkippedGames skips = read.skips();
        if (skips.total() == 0) {
            return;
        }
        long total = skips.total();
        String thing = read.arePositions() ? "line" : "game";
        Html html = sections.open(
                "skipped",
                "Skipped",
                "Skipped " + thing + "s",
                Digits.count(total) + " " + thing + (total == 1 ? " was" : "s were")
                        + " skipped. Each is counted once, under its first reason.");
        HtmlTables.write(
                html,
                Words.capital(thing) + "s skipped",
                List.of(
                        Column.words("Reason"),
                        Column.numbers(Words.capital(thing) + "s"),
                        Column.words("Meaning"),
                        Column.words("First")),
                rows(skips));
        sections.close();
    }

    private static List<List<String>> rows(SkippedGames skips) {
        List<List<String>> rows = new ArrayList<>();
        skips.counts()
                .forEach((reason, count) -> rows.add(List.of(
                        reason,
                        Digits.count(count),
                        SkipMeanings.of(reason),
                        skips.firstPlaces().getOrDefault(reason, ""))));
        return rows;
    }

    /// A word as a shell takes it.
    private static String quoted(String word) {
        return word.matches("[\\w./:=,+@%^-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    private static void provenance(PageSections sections, FitReport report) {
        Provenance provenance = report.provenance();
        Html html = sections.open(
                "provenance",
                "Provenance",
                "How to reproduce this",
                "The same program, options and files give the same numbers, to the last digit.");
        if (!provenance.commandLine().isEmpty()) {
            html.open("pre", "tabindex", "0")
                    .leaf(
                            "code",
                            "pieceworth "
                                    + provenance.commandLine().stream()
                                            .map(LastSections::quoted)
                                            .collect(Collectors.joining(" ")))
                    .close();
        }
        if (!provenance.files().isEmpty()) {
            HtmlTables.write(
                    html,
                    "Files",
                    List.of(Column.words("File"), Column.numbers("Bytes"), Column.words("SHA-256")),
                    provenance.files().stream()
                            .map(file -> List.of(file.name(), Digits.count(file.bytes()), file.sha256()))
                            .toList());
        }
        html.open("dl", "class", "options");
        html.leaf("dt", "program").leaf("dd", provenance.program());
        FitFacts.settings(report)
                .forEach(option -> html.leaf("dt", option.name()).leaf("dd", option.text()));
        html.close();
        sections.close();
    }
}
