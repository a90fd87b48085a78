package org.pieceworth.studies.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.stats.Estimate;
import org.pieceworth.studies.demo.DemoAnswer.Played;
import org.pieceworth.studies.demo.DemoAnswer.Unplayed;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The first screen.
public final class DemoDocument {

    private DemoDocument() {}

    /// The first screen alone.
    public static Document of(DemoAnswer answer) {
        Document document = new Document();
        document.line(FitSentences.answer(answer.fit())).line("");
        document.line("What is a chess piece worth? Two kinds of answers side by side, in pawns.");
        document.line(
                "  By theory: from its moves alone, by three published models: mobility (Mosca and Haddad 2021),");
        document.line(
                "    universal (Nalls 2008) and synergy (Zekk 2025). Without games there is no ±; the differences");
        document.line("    between the models show the uncertainty.");
        document.line("  From games: from results, by a regression on material; ± is one standard error, of chance.");
        document.line("    " + FitSentences.summary(answer.fit().games()) + ",");
        document.line("    an engine against itself (Fairy-Stockfish, 500 positions searched for each move).")
                .line("");
        document.table(orthodox(answer)).line("");
        document.line("Pieces that do not occur in these games, by theory alone:")
                .line("");
        document.table(fairy(answer)).line("");
        document.line(
                "The archbishop is worth more than bishop and knight apart: the knight's leap frees the bishop from");
        document.line("its colour. The models disagree about how much more.").line("");
        document.line("Try next: pieceworth value fhNbFbsW       any piece, in Betza notation or by name");
        document.line("          pieceworth explain Q --model universal");
        document.line("                                          the derivation of a value, step by step");
        document.line("          pieceworth compare              which model is closest to published values?");
        document.line("          pieceworth fit YOUR-GAMES.pgn   piece values from your own games, with every detail");
        addJson(answer, document.json());
        return document;
    }

    /// The first screen and what play has shown.
    public static Document of(DemoAnswer answer, DemoPlayAnswer play) {
        Document document = of(answer);
        Document played = DemoPlayDocument.of(play);
        document.json().set("play", played.json());
        document.line("");
        for (Block.OfText part : played.parts()) {
            switch (part) {
                case Block.Line(String text) -> document.line(text);
                case Block.Tabular(Grid values) -> document.table(values);
                case Block.Verbatim(String text) -> document.verbatim(text);
            }
        }
        return document;
    }

    private static Grid orthodox(DemoAnswer answer) {
        Grid table = new Grid().left("piece");
        answer.models().forEach(table::right);
        table.right("from games").right("± s.e.").right("95 % interval");
        for (Played piece : answer.orthodox()) {
            List<String> cells = new ArrayList<>(List.of(piece.piece()));
            piece.theory().values().forEach(value -> cells.add(Numbers.pawns(value)));
            Estimate games = piece.games();
            cells.add(Numbers.pawns(games.value()));
            cells.add(Numbers.pawns(games.standardError()));
            cells.add("[" + Numbers.pawns(piece.interval().low()) + ", "
                    + Numbers.pawns(piece.interval().high()) + "]");
            table.row(cells.toArray(String[]::new));
        }
        return table;
    }

    private static Grid fairy(DemoAnswer answer) {
        Grid table = new Grid().left("piece").left("moves as").left("Betza notation");
        answer.models().forEach(table::right);
        for (Unplayed piece : answer.fairy()) {
            List<String> cells = new ArrayList<>(List.of(piece.piece(), piece.moves(), piece.betza()));
            piece.theory().values().forEach(value -> cells.add(Numbers.pawns(value)));
            table.row(cells.toArray(String[]::new));
        }
        return table;
    }

    private static void addJson(DemoAnswer answer, ObjectNode json) {
        ArrayNode games = json.putArray("games");
        for (Played piece : answer.orthodox()) {
            ObjectNode row = games.addObject().put("piece", piece.piece());
            put(row, piece.theory());
            Estimate estimate = piece.games();
            row.put("value", estimate.value()).put("se", estimate.standardError());
            row.put("low", piece.interval().low()).put("high", piece.interval().high());
        }
        ArrayNode theory = json.putArray("theory");
        for (Unplayed piece : answer.fairy()) {
            put(theory.addObject().put("piece", piece.piece()).put("betza", piece.betza()), piece.theory());
        }
    }

    private static void put(ObjectNode row, SequencedMap<String, Double> theory) {
        theory.forEach((model, value) -> row.put(model, value));
    }
}
