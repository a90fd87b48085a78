package org.pieceworth.studies.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Page;
import org.pieceworth.answer.Table;
import org.pieceworth.report.PieceValuePlot;
import org.pieceworth.report.PieceValuePlot.Row;
import org.pieceworth.report.SvgWriter;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.moves.MovePicture;
import org.pieceworth.studies.moves.MovesAnswer;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.studies.value.ValueDocument;
import org.pieceworth.studies.value.ValueRequest;
import org.pieceworth.studies.value.ValueStudy;
import org.pieceworth.text.Counted;
import org.pieceworth.valuation.compare.ReferenceValue;
import org.pieceworth.valuation.compare.ReferenceValues;
import org.pieceworth.valuation.pooled.MeasuredPieces;
import org.pieceworth.valuation.pooled.PlayConditions;
import org.pieceworth.valuation.pooled.ValuePool;

/// The page of a well-known piece: its moves, its value by strength and army, measured and published values.
final class PiecePage {

    private static final double WITHIN_95 = 1.96;
    private static final long[] STRENGTHS = {100, 300, 1000, 3000, 10_000};
    private static final String USUAL_ARMY = "R,N,B,Q";

    private final ValuePool pool = new ValuePool();
    private final List<ReferenceValue> published = ReferenceValues.shipped();
    private final Block.Link home;

    /// @param home the page with all pieces
    PiecePage(Block.Link home) {
        this.home = home;
    }

    /// The combined value in pawns; empty if there is none.
    Optional<String> pawns(KnownPiece known) {
        return pool.of(known.movement(), RectangularBoard.CHESS).map(pooled -> Numbers.fixed(pooled.value() / 100, 1));
    }

    Page of(KnownPiece known) {
        List<Row> combined = combined(known);
        List<MeasuredPieces.Row> measured = MeasuredPieces.shipped(known.movement());
        List<ReferenceValue> others = published.stream()
                .filter(value -> value.movement().equals(known.movement()))
                .toList();
        List<Block> said =
                List.copyOf(ValueDocument.of(ValueStudy.answer(ValueRequest.of(RequestedPieces.of(known.notation()))))
                        .parts());
        List<Page.Section> sections = new ArrayList<>();
        sections.add(section("moves", "Moves", moves(known)));
        sections.add(section("strength", "Value by strength and army", strength(combined, rows(measured, others))));
        if (!measured.isEmpty()) {
            String note = "As measured, each in its conditions; Sources has them converted to "
                    + PlayConditions.USUAL.text() + ".";
            sections.add(section(
                    "measured",
                    "Measured by play",
                    List.of(new Block.Tabular(measurements(measured)), new Block.Line(note))));
        }
        if (!others.isEmpty()) {
            sections.add(section("published", "Published values", List.of(new Block.Tabular(publications(others)))));
        }
        int sources = 1;
        while (sources < said.size() && !(said.get(sources - 1) instanceof Block.Tabular)) {
            sources++;
        }
        sections.add(section("value", "Sources", said.subList(1, sources)));
        sections.add(section("models", "Models", said.subList(sources, said.size())));
        sections.add(section("more", "More", List.of(new Block.Links(List.of(home)))));
        String headline = said.getFirst() instanceof Block.Line(String text) ? text : known.name();
        return new Page(known.name(), headline, Version.footer(), List.of(), sections);
    }

    private static Page.Section section(String id, String title, List<Block> parts) {
        return new Page.Section(id, title, title, "", parts);
    }

    private static List<Block> moves(KnownPiece known) {
        MovesAnswer moves = MovesAnswer.of(known.piece(), RectangularBoard.CHESS);
        return List.of(
                new Block.Picture(known::icon, known.notation()),
                new Block.Chart("moves", "", () -> MovePicture.of(moves), () -> "", ""));
    }

    private List<Row> combined(KnownPiece known) {
        List<Row> rows = new ArrayList<>();
        PlayConditions usual = PlayConditions.USUAL;
        add(rows, "300 to 3,000 nodes per move", known, usual);
        for (long nodes : STRENGTHS) {
            add(rows, Counted.of(nodes, "node") + " per move", known, usual.at(nodes));
        }
        add(rows, "among R, N, B, Q", known, usual.among(USUAL_ARMY));
        add(rows, "among BN, RN too", known, usual.among(USUAL_ARMY + ",BN,RN"));
        add(rows, "among WD, F, W too", known, usual.among(USUAL_ARMY + ",WD,F,W"));
        return rows;
    }

    private void add(List<Row> rows, String name, KnownPiece known, PlayConditions conditions) {
        pool.of(known.movement(), RectangularBoard.CHESS, conditions)
                .ifPresent(pooled -> rows.add(new Row(name, pooled.value(), pooled.low(), pooled.high())));
    }

    /// Values on 8x8 in centipawns.
    private static List<Row> rows(List<MeasuredPieces.Row> measured, List<ReferenceValue> others) {
        List<Row> rows = new ArrayList<>();
        for (MeasuredPieces.Row row : measured) {
            if (row.board().equals(RectangularBoard.CHESS.shape())) {
                double within = WITHIN_95 * row.error();
                String name = Counted.of(row.nodes(), "node") + " per move, " + row.among();
                rows.add(new Row(name, row.value(), row.value() - within, row.value() + within));
            }
        }
        for (ReferenceValue value : others) {
            if (value.scale().board().equals(RectangularBoard.CHESS)) {
                value.scale()
                        .centipawn()
                        .ifPresent(unit ->
                                rows.add(new Row(value.scale().set(), value.value() / unit, Double.NaN, Double.NaN)));
            }
        }
        return rows;
    }

    private static List<Block> strength(List<Row> combined, List<Row> known) {
        List<Block> parts = new ArrayList<>();
        PieceValuePlot.of(combined, known)
                .ifPresent(drawn -> parts.add(new Block.Chart("values", "", () -> SvgWriter.of(drawn), () -> "", "")));
        parts.add(new Block.Tabular(Table.of(
                        "combined",
                        combined,
                        Column.words("conditions", "conditions", Row::name),
                        Column.number("value", "centipawns", 0, Row::value),
                        Column.number("low", "from", 0, Row::low),
                        Column.number("high", "to (90 % interval)", 0, Row::high))
                .shown()));
        return parts;
    }

    private static Grid measurements(List<MeasuredPieces.Row> rows) {
        return Table.of(
                        "measured",
                        rows,
                        Column.words("board", "board", MeasuredPieces.Row::board),
                        Column.count("nodes", "nodes per move", MeasuredPieces.Row::nodes),
                        Column.words("among", "other pieces", MeasuredPieces.Row::among),
                        Column.words("engine", "engine", MeasuredPieces.Row::engine),
                        Column.count("games", "games", MeasuredPieces.Row::games),
                        Column.number("value", "centipawns", 0, MeasuredPieces.Row::value),
                        Column.number("se", "± s.e.", 0, MeasuredPieces.Row::error))
                .shown();
    }

    private static Grid publications(List<ReferenceValue> rows) {
        return Table.of(
                        "published",
                        rows,
                        Column.words("list", "list", row -> row.scale().set()),
                        Column.words(
                                "board", "board", row -> row.scale().board().shape()),
                        Column.number("value", "value in its unit", 2, ReferenceValue::value),
                        Column.words("kind", "kind", row -> row.origin().kind()),
                        Column.words("source", "source", row -> row.origin().source()))
                .shown();
    }
}
