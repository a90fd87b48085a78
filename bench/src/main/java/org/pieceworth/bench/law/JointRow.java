package org.pieceworth.bench.law;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Counts;
import org.pieceworth.valuation.play.AtlasRow.Measured;
import org.pieceworth.valuation.play.AtlasRow.Where;
import org.pieceworth.valuation.play.MovementKey;
import org.pieceworth.valuation.pooled.MeasuredPieces;
import org.pieceworth.valuation.pooled.PlayConditions;

/// A piece under one condition on the joint scale, as `bench/values/joint.py` writes it; spellings of one movement
/// are one row.
///
/// @param key of the movement
/// @param row as it ships
public record JointRow(String key, MeasuredPieces.Row row) {

    private static final String TAB = "\t";
    private static final int WORDS = 10;

    /// Reads the file, sorted by key and condition.
    public static List<JointRow> read(Path file) throws IOException {
        Map<String, JointRow> rows = new TreeMap<>();
        for (String line : Files.readAllLines(file)) {
            String[] words = line.split(TAB, -1);
            if (words.length == WORDS && !words[0].equals("piece")) {
                words[3] = PlayConditions.company(words[3]);
                MeasuredPieces.Row row = MeasuredPieces.Row.parse(file.toString(), String.join(TAB, words) + TAB);
                String key = MovementKey.of(row.movement());
                rows.merge(
                        String.join(TAB, key, row.board(), "" + row.nodes(), row.among(), row.engine()),
                        new JointRow(key, row),
                        JointRow::mean);
            }
        }
        return new ArrayList<>(rows.values());
    }

    private JointRow mean(JointRow other) {
        double weight = 1 / (row.error() * row.error());
        double more = 1 / (other.row.error() * other.row.error());
        return new JointRow(
                key,
                new MeasuredPieces.Row(
                        row.piece(),
                        row.board(),
                        row.nodes(),
                        row.among(),
                        row.engine(),
                        row.games() + other.row.games(),
                        (weight * row.value() + more * other.row.value()) / (weight + more),
                        1 / Math.sqrt(weight + more),
                        row.overTheGame().isPresent() ? row.overTheGame() : other.row.overTheGame(),
                        row.source(),
                        OptionalDouble.empty()));
    }

    /// True for pieces from which the law is learned.
    public boolean isUsual() {
        return row.board().equals(RectangularBoard.CHESS.shape())
                && row.nodes() == PlayConditions.NODES
                && row.among().equals(PlayConditions.CHESS)
                && row.engine().equals("pieceworth");
    }

    /// True for measurements that differ from the usual ones in the board alone.
    public boolean isOtherBoard() {
        return row.isOfChess()
                && !row.board().equals(RectangularBoard.CHESS.shape())
                && row.nodes() == PlayConditions.NODES
                && row.among().equals(PlayConditions.CHESS)
                && row.engine().equals("pieceworth");
    }

    /// As a row of an atlas.
    public AtlasRow ofAtlas() {
        return new AtlasRow(
                row.piece(),
                "",
                Where.usual(row.board()),
                row.value(),
                row.error(),
                Measured.NONE,
                new AtlasRow.Run(0, Measured.NONE, new Counts(row.games(), 0, 0), 0, List.of(), "", ""));
    }

    /// The line that ships.
    ///
    /// @param law the law's value, learned without the piece
    public String text(OptionalDouble law) {
        return String.join(
                TAB,
                key,
                row.piece(),
                row.board(),
                "" + row.nodes(),
                row.among(),
                row.engine(),
                "" + row.games(),
                number(row.value()),
                number(row.error()),
                number(row.overTheGame()),
                row.source(),
                number(law));
    }

    private static String number(OptionalDouble value) {
        return value.isPresent() ? number(value.getAsDouble()) : "";
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
