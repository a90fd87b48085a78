package org.pieceworth.studies.fit;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Block.Fact;
import org.pieceworth.answer.Block.Facts;
import org.pieceworth.answer.Block.Tile;
import org.pieceworth.answer.Block.Tiles;
import org.pieceworth.answer.Numbers;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.GamesRead;
import org.pieceworth.report.page.Measured;
import org.pieceworth.report.page.ValueLine;
import org.pieceworth.text.Counted;

/// The top of a fit's page: the pieces at a glance, and a few facts.
///
/// @param page the values in order
record FitPageHead(FitPage page) {

    private static final String FIGURINES = "♟♞♝♜♛♚";
    /// Asks for the plain form of a figurine: some systems draw the pawn as a coloured picture.
    private static final String PLAIN = "\uFE0E";

    List<Block> parts() {
        List<Block> parts = new ArrayList<>();
        List<ValueLine> pieces = page.values().stream()
                .filter(line -> line.piece()
                        && line.value().isPresent()
                        && !figurine(line.key()).isEmpty())
                .toList();
        boolean pawns = page.scale().pawn() > 0;
        if (!pieces.isEmpty()) {
            parts.add(new Tiles(
                    pieces.stream().map(line -> tile(line, pawns)).toList(),
                    (pawns ? "in pawns" : page.scale().text()) + ", with 95 % intervals"));
        }
        parts.add(new Facts("facts", facts()));
        return parts;
    }

    private Tile tile(ValueLine line, boolean pawns) {
        Measured value = line.value().orElseThrow();
        double scale = pawns ? page.scale().pawn() : 1;
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

    private List<Fact> facts() {
        GamesRead read = page.report().games();
        List<Fact> facts = new ArrayList<>();
        if (read.plies() > 0) {
            facts.add(new Fact("games", Counted.number(read.games())));
            facts.add(new Fact("moves", Counted.number(read.plies()) + " plies"));
        }
        facts.add(new Fact("drawn", Numbers.percent((double) read.drawnGames() / Math.max(1, read.games()))));
        facts.add(new Fact("positions", Counted.number(Math.round(read.rows()))));
        facts.add(new Fact("log-loss", Numbers.fixed(page.report().quality().logLoss(), 4) + " nats a position"));
        page.report()
                .extras()
                .heldOut()
                .ifPresent(heldOut -> facts.add(new Fact(
                        "on " + read.apart() + " left out",
                        "log-loss " + Numbers.fixed(heldOut.meanLogLoss().value(), 4) + ", Brier score "
                                + Numbers.fixed(heldOut.meanBrier().value(), 4))));
        return facts;
    }
}
