package org.pieceworth.studies.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Block.Fact;
import org.pieceworth.answer.Block.Facts;
import org.pieceworth.answer.Block.Verbatim;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.report.page.FitReport;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.report.page.Provenance;
import org.pieceworth.text.PlainNumber;

/// The provenance of a fit: the command, the files, every setting.
///
/// @param report the facts
record FitProvenance(FitReport report) {

    List<Block> parts() {
        Provenance provenance = report.provenance();
        List<Block> parts = new ArrayList<>();
        if (!provenance.commandLine().isEmpty()) {
            parts.add(new Verbatim("pieceworth "
                    + provenance.commandLine().stream()
                            .map(FitProvenance::quoted)
                            .collect(Collectors.joining(" "))));
        }
        if (!provenance.files().isEmpty()) {
            parts.add(Table.of(
                            "files",
                            provenance.files(),
                            Column.words("name", "file", file -> file.name()),
                            Column.count("bytes", "bytes", file -> file.bytes()),
                            Column.words("sha256", "SHA-256", file -> file.sha256()))
                    .paged());
        }
        parts.add(new Facts("options", settings()));
        return parts;
    }

    /// A word as a shell takes it.
    private static String quoted(String word) {
        return word.matches("[\\w./:=,+@%^-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    /// Every setting, with the seed.
    private List<Fact> settings() {
        ObservationSettings reading = report.provenance().reading();
        String strength = report.shrinkage()
                .map(found -> ", phases drawn together with " + PlainNumber.of(found.strength()))
                .orElse("");
        String errors = report.quality()
                .clusters()
                .map(found -> ", " + FitSentences.errors(found))
                .orElse("");
        return List.of(
                new Fact("program", report.provenance().program()),
                new Fact("features", reading.features().text()),
                new Fact("draws", report.settings().draws().name().toLowerCase(Locale.ROOT)),
                new Fact("White's advantage", report.settings().whiteAdvantage() ? "a term" : "no term"),
                new Fact("penalty", report.settings().ridge() + strength),
                new Fact(
                        "positions that count",
                        "after " + reading.positions().rule().plies() + " quiet plies, from ply "
                                + reading.positions().rule().minimumPly() + " on"),
                new Fact(
                        "errors",
                        report.quality().clustered()
                                ? "clustered by " + report.quality().by() + errors
                                : "rows independent"),
                new Fact("seed", String.valueOf(report.settings().resampling().seed())));
    }
}
