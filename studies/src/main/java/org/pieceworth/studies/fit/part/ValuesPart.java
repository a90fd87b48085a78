package org.pieceworth.studies.fit.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Section;
import org.pieceworth.report.Picture;
import org.pieceworth.report.ValuesPlot;
import org.pieceworth.report.chart.ReferenceSet;
import org.pieceworth.studies.fit.words.GamesRead;
import org.pieceworth.studies.fit.words.Headline;
import tools.jackson.databind.node.ObjectNode;

/// The values of a fit, and the amount of games that they are from.
final class ValuesPart implements FitPart {

    private static final String KEY = "values";

    @Override
    public Optional<FitSection> section(FitContext fitted) {
        ValueTables tables = new ValueTables(fitted.fit());
        Section section = new Section(KEY, "Values", "Piece values")
                .lead("All values are on the scale " + fitted.scale().unbroken() + "."
                        + (Double.isNaN(fitted.scale().pawn()) ? "" : " Values from other sources are shown, too."))
                .json(json -> addGames(json, fitted))
                .shown(tables.shownValues())
                .data(tables.values());
        return Optional.of(new FitSection(
                section.paged(_ -> blocks(tables, fitted)), Map.of(KEY, () -> picture(fitted, references(fitted)))));
    }

    private static void addGames(ObjectNode json, FitContext fitted) {
        GamesRead read = fitted.games();
        json.put("headline", Headline.of(fitted.fit()));
        json.put("games", read.games());
        json.put("positions", read.arePositions() ? Math.round(read.rows()) : 0);
        json.put("drawnGames", read.drawnGames());
        json.put("plies", read.plies());
        put(json, "rows", read.rows());
        put(json, "drawnRows", read.drawnRows());
        ObjectNode skipped = json.putObject("skipped");
        read.skips().counts().forEach(skipped::put);
        json.put("unit", fitted.fit().settings().unit().text());
    }

    private static void put(ObjectNode json, String name, double rows) {
        if (rows == Math.rint(rows)) {
            json.put(name, (long) rows);
        } else {
            json.put(name, rows);
        }
    }

    private static List<ReferenceSet> references(FitContext fitted) {
        double pawn = fitted.scale().pawn();
        return Double.isNaN(pawn) ? List.of() : ReferenceSet.all(pawn);
    }

    private static Optional<Picture> picture(FitContext fitted, List<ReferenceSet> references) {
        return ValuesPlot.of(
                fitted.lines(), references, fitted.scale(), fitted.games().noun());
    }

    private static List<Block> blocks(ValueTables tables, FitContext fitted) {
        List<ReferenceSet> references = references(fitted);
        String noun = fitted.games().noun();
        List<Block> blocks = new ArrayList<>(FitSection.chart(
                KEY,
                picture(fitted, references),
                "The disc is the value from these " + noun
                        + ", its bar the 95 % interval. The shaded band extends"
                        + " the interval down: a diamond inside the band agrees with these " + noun
                        + ", one outside does not."));
        blocks.add(tables.shownValues(references).paged());
        List<Block.Fact> sources = references.stream()
                .filter(reference -> !reference.note().isEmpty())
                .map(reference -> new Block.Fact(reference.name(), reference.note()))
                .toList();
        if (!sources.isEmpty()) {
            blocks.add(new Block.Facts("options", sources));
        }
        return blocks;
    }
}
