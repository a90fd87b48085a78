package org.pieceworth.store;

import java.util.List;
import org.pieceworth.empirical.files.ObservationColumns;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.ObservedGame;

/// Counts and checksums of the rows written, in the order of the columns; stored in the file's metadata.
final class WrittenRows {

    private final List<String> tags;
    private final int features;
    private final int scores;
    private final ColumnSums sums;
    private long rows;

    /// @param features number of features per row
    /// @param scored true if rows have scores
    WrittenRows(List<String> tags, int features, boolean scored) {
        this.tags = tags;
        this.features = features;
        scores = scored ? 1 : 0;
        sums = new ColumnSums(ObservationColumns.FIXED.size() + scores + tags.size() + features);
    }

    void add(int number, ObservedGame game) {
        for (int tag = 0; tag < tags.size(); tag++) {
            int column = ObservationColumns.FIXED.size() + scores + tag;
            if (game.tags().containsKey(tags.get(tag))) {
                sums.add(column, game.tags().getOrDefault(tags.get(tag), ""));
            } else {
                sums.addNothing(column);
            }
        }
        for (Observation row : game.rows()) {
            addHead(number, game, row.ply());
            addScore(row.score());
            for (int feature = 0; feature < features; feature++) {
                sums.add(column(feature), row.features()[feature]);
            }
        }
        if (game.rows().isEmpty()) {
            addHead(number, game, -1);
            addScore(Double.NaN);
            for (int feature = 0; feature < features; feature++) {
                sums.addNothing(column(feature));
            }
        }
    }

    private int column(int feature) {
        return ObservationColumns.FIXED.size() + scores + tags.size() + feature;
    }

    private void addHead(int number, ObservedGame game, int ply) {
        rows++;
        int column = 0;
        sums.add(column++, number);
        if (ply < 0) {
            sums.addNothing(column++);
        } else {
            sums.add(column++, ply);
        }
        sums.add(column++, game.result().token());
        sums.add(column++, game.plies());
        sums.add(column++, game.weight());
        sums.add(column, game.key());
    }

    private void addScore(double score) {
        if (scores > 0) {
            if (Double.isNaN(score)) {
                sums.addNothing(ObservationColumns.FIXED.size());
            } else {
                sums.add(ObservationColumns.FIXED.size(), score);
            }
        }
    }

    long rows() {
        return rows;
    }

    String sums() {
        return sums.text();
    }
}
