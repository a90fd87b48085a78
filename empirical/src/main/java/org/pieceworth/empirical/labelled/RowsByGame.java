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

/// Groups rows by the game that their lines name, in any order; takes a few numbers per row.
final class RowsByGame {

    private static final int NONE = -1;

    /// Outcome of adding a row.
    enum Added {
        /// The row counts.
        NEW,
        /// Its position already occurred in its game.
        DUPLICATE,
        /// Rows of one game have different results, so that the game does not count.
        CONFLICTING
    }

    private final VectorIndex vectors = new VectorIndex();
    private final Map<String, Integer> numbers = new HashMap<>();

    /// Per game.
    private final LongList lines = new LongList();

    private final List<GameResult> results = new ArrayList<>();
    private final List<Rows> rowsOf = new ArrayList<>();

    /// The rows of a game, as a linked list that starts at the last row.
    private static final class Rows {
        int last = NONE;
        int count;
        long key;
        boolean conflicting;

        Rows(String game) {
            key = Mixing.mix(game.hashCode());
        }
    }

    /// Per row its vector and the row before it in its game.
    private final IntList vectorOf = new IntList();

    private final IntList before = new IntList();
    private final List<String> positions = new ArrayList<>();

    /// Positions of games.
    private final LongIndex seen = new LongIndex();

    /// Adds a row.
    ///
    /// @param vectorsOf number the row's vector
    /// @param withPosition true to keep positions
    /// @param keepDuplicates true to allow repeated positions in a game
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

    /// First lines of the games with contradictory rows.
    LongList conflicting() {
        LongList found = new LongList();
        for (int game = 0; game < rowsOf.size(); game++) {
            if (rowsOf.get(game).conflicting) {
                found.add(lines.get(game));
            }
        }
        return found;
    }

    /// Passes each consistent game on, in the order of first lines.
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
