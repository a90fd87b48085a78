package org.pieceworth.studies.demo;

import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.studies.demo.DemoAnswer.Played;
import org.pieceworth.studies.demo.DemoAnswer.Unplayed;
import org.pieceworth.studies.demo.DemoPlay.DemoPlayAnswer;
import org.pieceworth.studies.fit.words.GamesRead;
import org.pieceworth.studies.fit.words.Headline;
import org.pieceworth.studies.value.PooledRow;
import org.pieceworth.valuation.pooled.PooledValue;

/// The first screen.
public final class DemoDocument {

    private DemoDocument() {}

    /// Only the first screen.
    public static Document of(DemoAnswer answer) {
        Document document = new Document();
        document.line(knight(answer));
        document.line(Headline.of(answer.fit())).line("");
        document.line("What is a chess piece worth? Three kinds of answers, in pawns.");
        document.line(
                "  Combined: measurements by play, models and published values, with a 90 % interval for play at");
        document.line("    300 to 3,000 nodes per move.");
        document.line("    " + PooledRow.SCALE);
        document.line("  By theory: only from its moves, by three published models: mobility (Mosca and Haddad 2021),");
        document.line(
                "    universal (Nalls 2008) and synergy (Zekk 2025). Without games there is no ±; the differences");
        document.line("    between the models show the uncertainty.");
        document.line("  From games: from results, by a regression on material; ± is one standard error.");
        document.line("    " + GamesRead.of(answer.fit().observations()).summary() + ",");
        document.line(
                "    an engine against itself (Fairy-Stockfish, 500 nodes per move). Its scale is a pawn of these");
        document.line("    positions = 1, so all its values are smaller than the combined ones.")
                .line("");
        document.shown(orthodox(answer)).line("");
        document.line("Pieces that do not occur in these games:").line("");
        document.shown(fairy(answer)).line("");
        document.line(
                "The archbishop is worth more than bishop and knight apart: the knight's leap frees the bishop from");
        document.line("its colour. The models disagree about how much more.").line("");
        document.line("Try next: pieceworth value fhNbFbsW       any piece, in Betza notation or by name");
        document.line("          pieceworth explain Q --model universal");
        document.line("                                          the derivation of a value, step by step");
        document.line("          pieceworth compare              which model is closest to published values?");
        document.line("          pieceworth fit YOUR-GAMES.pgn   piece values from your own games, with every detail");
        return document.data(orthodox(answer)).data(fairy(answer));
    }

    private static String knight(DemoAnswer answer) {
        PooledValue worth = answer.orthodox().getFirst().worth().pooled();
        return "Knight: " + Numbers.pawns(worth.value()) + " pawns, 90 % interval " + Numbers.pawns(worth.low())
                + " to " + Numbers.pawns(worth.high()) + " (8x8, "
                + worth.conditions().text() + ").";
    }

    /// The first screen and the values from play.
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

    private static Table<Played> orthodox(DemoAnswer answer) {
        return Table.of("games", answer.orthodox(), Column.words("piece", "piece", Played::piece))
                .and(worth(Played::worth))
                .and(theory(answer, Played::theory))
                .and(
                        Column.number(
                                "value",
                                "from games",
                                Numbers::pawns,
                                piece -> piece.games().value()),
                        Column.number(
                                "se",
                                "± s.e.",
                                Numbers::pawns,
                                piece -> piece.games().standardError()),
                        Column.datum("low", piece -> piece.interval().low()),
                        Column.datum("high", piece -> piece.interval().high()),
                        Column.figure(
                                "95 % interval",
                                piece -> "[" + Numbers.pawns(piece.interval().low()) + ", "
                                        + Numbers.pawns(piece.interval().high()) + "]"));
    }

    private static Table<Unplayed> fairy(DemoAnswer answer) {
        return Table.of(
                        "theory",
                        answer.fairy(),
                        Column.words("piece", "piece", Unplayed::piece),
                        Column.note("moves as", Unplayed::moves),
                        Column.words("betza", "Betza notation", Unplayed::betza))
                .and(worth(Unplayed::worth))
                .and(theory(answer, Unplayed::theory));
    }

    /// The combined value and its interval.
    private static <R> List<Column<R>> worth(Function<R, PooledRow> of) {
        return List.of(
                Column.number(
                        "worth",
                        "combined",
                        Numbers::pawns,
                        row -> of.apply(row).pooled().value()),
                Column.datum("worthLow", row -> of.apply(row).pooled().low()),
                Column.datum("worthHigh", row -> of.apply(row).pooled().high()),
                Column.figure("90 % interval", row -> of.apply(row).interval()));
    }

    /// A column a model.
    private static <R> List<Column<R>> theory(DemoAnswer answer, Function<R, SequencedMap<String, Double>> values) {
        return answer.models().stream()
                .map(model -> Column.<R>number(
                        model,
                        model,
                        Numbers::pawns,
                        piece -> values.apply(piece).getOrDefault(model, Double.NaN)))
                .toList();
    }
}
