package org.pieceworth.studies.demo;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
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
import org.pieceworth.studies.value.PooledRow;
import org.pieceworth.valuation.pooled.PooledValue;

/// The first screen.
public final class DemoDocument {

    private DemoDocument() {}

    /// Only the first screen.
    public static Document of(DemoAnswer answer) {
        Document document = new Document();
        document.line("What is a chess piece worth? In pawns, by three kinds of evidence:")
                .line("");
        document.table(table(answer)).line("");
        PooledValue any = answer.orthodox().getFirst().worth().pooled();
        document.line("combined: from measurements by play, models and published values, for 8x8 and "
                + any.conditions().text() + ".");
        document.line(
                "by theory: the least and the greatest of three models of a piece's moves: mobility (Mosca and Haddad"
                        + " 2021), universal (Nalls 2008) and synergy (Zekk 2025).");
        document.line("from games: a regression of results on material, ± one standard error; "
                + GamesRead.of(answer.fit().observations()).used()
                + " of Fairy-Stockfish against itself, 500 nodes per move.");
        document.line("Two scales: from games, a pawn of these games is 1, which makes values smaller; elsewhere"
                + PooledRow.SCALE.replaceFirst("^Scale:", ""));
        document.line("The archbishop is worth more than bishop and knight together: the knight's leap frees the bishop"
                        + " from its colour.")
                .line("");
        document.line("Try next:");
        document.line("  pieceworth value fhNbFbsW               any piece, by name or Betza notation");
        document.line("  pieceworth explain Q --model universal  a value derived step by step");
        document.line("  pieceworth compare                      models against published values");
        document.line("  pieceworth fit YOUR-GAMES.pgn           piece values from your own games");
        return document.data(orthodox(answer)).data(fairy(answer));
    }

    /// All pieces with the least and the greatest value of the models.
    private static Grid table(DemoAnswer answer) {
        Grid table = new Grid()
                .left("piece")
                .right("combined")
                .left("90 % interval")
                .left("by theory")
                .right("from games")
                .right("± s.e.");
        for (Played piece : answer.orthodox()) {
            row(
                    table,
                    piece.piece(),
                    piece.worth(),
                    piece.theory(),
                    Numbers.pawns(piece.games().value()),
                    Numbers.pawns(piece.games().standardError()));
        }
        for (Unplayed piece : answer.fairy()) {
            row(table, piece.piece() + " " + piece.betza(), piece.worth(), piece.theory(), "–", "");
        }
        return table;
    }

    private static void row(
            Grid table, String piece, PooledRow worth, Map<String, Double> theory, String games, String error) {
        DoubleSummaryStatistics models =
                theory.values().stream().mapToDouble(Double::doubleValue).summaryStatistics();
        table.row(
                piece,
                Numbers.pawns(worth.pooled().value()),
                worth.interval(),
                Numbers.pawns(models.getMin()) + " to " + Numbers.pawns(models.getMax()),
                games,
                error);
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
