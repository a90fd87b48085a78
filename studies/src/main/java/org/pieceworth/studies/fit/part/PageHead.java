package org.pieceworth.studies.fit.part;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Block.Fact;
import org.pieceworth.answer.Block.Facts;
import org.pieceworth.answer.Block.Tile;
import org.pieceworth.answer.Block.Tiles;
import org.pieceworth.answer.Numbers;
import org.pieceworth.report.chart.Measured;
import org.pieceworth.report.chart.ReportScale;
import org.pieceworth.report.chart.ValueLine;
import org.pieceworth.studies.fit.words.GamesRead;
import org.pieceworth.text.Counted;

/// The top of a fit's page: the pieces at a glance, and a few facts.
final class PageHead {

    private static final String FIGURINES = "♟♞♝♜♛♚";
    /// Requests the plain form of a figurine: some systems display the pawn as a coloured picture.
    private static final String PLAIN = "\uFE0E";

    private PageHead() {}

    static List<Block> of(FitContext fitted) {
        List<Block> parts = new ArrayList<>();
        List<ValueLine> pieces = fitted.lines().stream()
                .filter(line -> line.piece()
                        && line.value().isPresent()
                        && !figurine(line.key()).isEmpty())
                .toList();
        ReportScale scale = fitted.scale();
        boolean pawns = scale.pawn() > 0;
        if (!pieces.isEmpty()) {
            parts.add(new Tiles(
                    pieces.stream().map(line -> tile(line, pawns, scale)).toList(),
                    (pawns ? "in pawns" : scale.text()) + ", with 95 % intervals"));
        }
        parts.add(new Facts("facts", facts(fitted)));
        return parts;
    }

    private static Tile tile(ValueLine line, boolean pawns, ReportScale unit) {
        Measured value = line.value().orElseThrow();
        double scale = pawns ? unit.pawn() : 1;
        Measured shown = new Measured(
                value.value() / scale, value.standardError() / scale, value.low() / scale, value.high() / scale);
        int decimals = pawns ? 2 : shown.decimals();
        return new Tile(
                figurine(line.key()),
                line.name(),
                Numbers.typeset(shown.value(), shown.exact() && pawns ? 0 : decimals),
                shown.exact() ? "the unit" : shown.interval(decimals));
    }

    private static String figurine(String key) {
        int index = key.length() == 1 ? "PNBRQK".indexOf(key) : -1;
        return index < 0 ? "" : FIGURINES.charAt(index) + PLAIN;
    }

    private static List<Fact> facts(FitContext fitted) {
        GamesRead read = fitted.games();
        List<Fact> facts = new ArrayList<>();
        if (read.plies() > 0) {
            facts.add(new Fact("games", Counted.number(read.games())));
            facts.add(new Fact("moves", Counted.number(read.plies()) + " plies"));
        }
        facts.add(new Fact("drawn", Numbers.percent((double) read.drawnGames() / Math.max(1, read.games()))));
        facts.add(new Fact("positions", Counted.number(Math.round(read.rows()))));
        facts.add(new Fact("log-loss", Numbers.fixed(fitted.fit().fit().logLoss(), 4) + " nats a position"));
        return facts;
    }
}
