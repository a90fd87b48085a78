package org.pieceworth.empirical.labelled;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.pieceworth.empirical.memory.LongIndex;
import org.pieceworth.empirical.memory.LongList;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.IntList;
import org.pieceworth.text.Mixing;

/// Rows whose lines name their game, in whatever order, put together by game; a few numbers per row.
final class RowsByGame {

    private static final int NONE = -1;

    /// What became of a row.
    enum Added {
        /// It counts.
        NEW,
        /// Its position stood in a row of its game before.
        DUPLICATE,
        /// Its game ended otherwise in another row, and does not count.
        CONFLICTING
    }

    private final VectorIndex vectors = new VectorIndex();
    private final Map<String, Integer> numbers = new HashMap<>();

    /// Per game.
    private final LongList lines = new LongList();

    private final List<GameResult> results = new ArrayList<>();
    private final List<Rows> rowsOf = new ArrayList<>();

    /// The rows of a game, the last of which is the head of a list.
    private static final class Rows {
        int last = NONE;
        int count;
        long key;
        boolean conflicting;

        Rows(String game) {
            key = Mixing.mix(game.hashCode());
        }
    }

    /// Per row its vector, and the row before it in its game.
    private final IntList vectorOf = new IntList();

    private final IntList before = new IntList();
    private final List<String> positions = new ArrayList<>();

    /// Positions of games.
    private final LongIndex seen = new LongIndex();

    /// Adds a row.
    ///
    /// @param vectorsOf number the row's vector
    /// @param withPosition whether positions are kept
    /// @param keepDuplicates whether a position may occur in a game more than once
    Added add(CollectedPositions.Named row, VectorIndex vectorsOf, boolean withPosition, boolean keepDuplicates) {
        int game = numbers.computeIfAbsent(row.game(), _ -> {
            lines.add(row.line());
            results.add(row.result());
            rowsOf.add(new Rows(row.game()));
            return numbers.size();
        });
        if (results.get(game) != row.result()) {
            rowsOf.get(game).conflicting = true;
            return Added.CONFLICTING;
        }
        int known = seen.size();
        if (!keepDuplicates && seen.add(Mixing.mix(row.hash() + Mixing.mix(game))) != known) {
            return Added.DUPLICATE;
        }
        Rows rows = rowsOf.get(game);
        before.add(rows.last);
        rows.last = vectorOf.size();
        rows.count++;
        rows.key = ObservedGame.key(rows.key, row.hash(), row.result());
        vectorOf.add(vectors.add(vectorsOf, row.vector()));
        if (withPosition) {
            positions.add(row.position());
        }
        return Added.NEW;
    }

    /// The first lines of games whose rows contradict each other.
    LongList conflicting() {
        LongList found = new LongList();
        for (int game = 0; game < rowsOf.size(); game++) {
            if (rowsOf.get(game).conflicting) {
                found.add(lines.get(game));
            }
        }
        return found;
    }

    /// Shows each game but those, in the order of their first lines.
    void forEach(Consumer<ObservedGame> games, int features) {
        for (int game = 0; game < rowsOf.size(); game++) {
            Rows rows = rowsOf.get(game);
            if (rows.conflicting) {
                continue;
            }
            games.accept(new ObservedGame(
                    lines.get(game), rows.key, results.get(game), 0, 1, Map.of(), rows(rows, features)));
        }
    }

    private List<Observation> rows(Rows of, int features) {
        Observation[] rows = new Observation[of.count];
        int row = of.last;
        for (int i = of.count - 1; i >= 0; i--) {
            String position = positions.isEmpty() ? "" : positions.get(row);
            rows[i] = new Observation(i + 1, vectors.dense(vectorOf.get(row), features), Double.NaN, position);
            row = before.get(row);
        }
        return List.of(rows);
    }
}
