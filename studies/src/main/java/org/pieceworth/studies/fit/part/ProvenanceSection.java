package org.pieceworth.studies.fit.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Block.Fact;
import org.pieceworth.answer.Block.Facts;
import org.pieceworth.answer.Block.Verbatim;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Section;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.studies.fit.words.ErrorWords;
import org.pieceworth.studies.fit.words.SettingNames;
import org.pieceworth.text.PlainNumber;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The provenance of a fit: the command, the files, every setting.
final class ProvenanceSection {

    private ProvenanceSection() {}

    static Section of(FitContext fitted) {
        return new Section("provenance", "Provenance", "How to reproduce this")
                .lead("The same program, options and files give the same numbers, to the last digit.")
                .json(json -> putInto(json.putObject("provenance"), fitted))
                .paged(_ -> parts(fitted));
    }

    private static List<Block> parts(FitContext fitted) {
        Provenance provenance = fitted.provenance();
        List<Block> parts = new ArrayList<>();
        if (!provenance.commandLine().isEmpty()) {
            parts.add(new Verbatim("pieceworth "
                    + provenance.commandLine().stream()
                            .map(ProvenanceSection::quoted)
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
        parts.add(new Facts("options", settings(fitted)));
        return parts;
    }

    /// A word quoted for the shell.
    private static String quoted(String word) {
        return word.matches("[\\w./:=,+@%^-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    /// Every setting, with the seed.
    private static List<Fact> settings(FitContext fitted) {
        PieceValueFit fit = fitted.fit();
        ObservationSettings reading = fitted.provenance().reading();
        String strength = fit.shrinkage()
                .map(found -> ", phases shrunk with " + PlainNumber.of(found.strength()))
                .orElse("");
        String errors = fit.clusters().map(found -> ", " + ErrorWords.of(found)).orElse("");
        return List.of(
                new Fact("program", fitted.provenance().program()),
                new Fact("features", reading.features().text()),
                new Fact("draws", fit.settings().draws().name().toLowerCase(Locale.ROOT)),
                new Fact("White's advantage", fit.settings().whiteAdvantage() ? "a term" : "no term"),
                new Fact("penalty", fit.settings().ridge() + strength),
                new Fact(
                        "positions that count",
                        "after " + reading.positions().rule().plies() + " quiet plies, from ply "
                                + reading.positions().rule().minimumPly() + " on"),
                new Fact("errors", fit.clustered() ? "clustered by " + fitted.by() + errors : "rows independent"),
                new Fact(
                        "seed",
                        String.valueOf(fit.settings().errors().resampling().seed())));
    }

    private static void putInto(ObjectNode node, FitContext fitted) {
        Provenance provenance = fitted.provenance();
        FitSettings settings = fitted.fit().settings();
        ObservationSettings reading = provenance.reading();
        node.put("program", provenance.program());
        ArrayNode sources = node.putArray("files");
        provenance
                .files()
                .forEach(source -> sources.addObject()
                        .put("name", source.name())
                        .put("bytes", source.bytes())
                        .put("sha256", source.sha256()));
        node.put("draws", SettingNames.of(settings.draws()));
        node.put("whiteAdvantage", settings.whiteAdvantage());
        node.put("ridge", settings.ridge());
        node.put("separation", SettingNames.of(settings.separation()));
        node.put("solver", SettingNames.of(settings.solver()));
        node.put("keepDuplicates", reading.games().keepDuplicates());
        node.put("unknownAsDraw", reading.games().unknownAsDraw());
        node.put("quietPlies", reading.positions().rule().plies());
        node.put("minimumPly", reading.positions().rule().minimumPly());
        node.put("variant", provenance.game());
        node.put("features", fitted.fit().observations().terms().text());
        node.put("verify", reading.games().strict());
        node.put("target", reading.positions().target().name().toLowerCase(Locale.ROOT));
        node.put("java", provenance.java());
        node.put("machine", provenance.machine());
    }
}
