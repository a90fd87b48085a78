package org.pieceworth.empirical;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.pgn.GameListener;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.rules.chess.ChessPosition;

/// Takes observations from replayed games by the rule of Medvedev's `pgnlearn`: after each ply a counter goes up; a
/// capture, a promotion or a check sets it to 0; a row is taken when it has reached the number of quiet plies and the
/// balance differs from the game's last row.
public final class ObservationCollector implements GameListener {

    private final CollectionOptions options;
    private final ObservationCounts counts = new ObservationCounts();
    private final ObservationCounts duplicates = new ObservationCounts();
    private final GameRows rows = new GameRows();
    private final LongIndex seen = new LongIndex();
    private final Map<String, Long> skipped = new HashMap<>();
    private final Map<String, String> firstPlaces = new HashMap<>();

    private String file = "";
    private long found;
    private long games;
    private long drawnGames;
    private long plies;

    private long[] balances = new long[64];
    private int taken;
    private int quiet;

    /// A collector that has seen no game.
    public ObservationCollector(CollectionOptions options) {
        this.options = options;
    }

    /// Names the file that the next games stand in, for messages.
    public void startFile(String name) {
        file = name;
    }

    @Override
    public void begin(ChessPosition position) {
        taken = 0;
        quiet = 0;
    }

    @Override
    public void played(ChessPosition position, boolean changedMaterial) {
        quiet = changedMaterial || position.inCheck() ? 0 : quiet + 1;
        if (quiet >= options.quietPlies()) {
            long balance = position.balance();
            if (taken == 0 || balances[taken - 1] != balance) {
                take(balance);
            }
        }
    }

    private void take(long balance) {
        if (taken == balances.length) {
            balances = Arrays.copyOf(balances, 2 * taken);
        }
        balances[taken++] = balance;
    }

    @Override
    public void end(ReplayedGame game, Optional<SkipReason> skip) {
        found++;
        if (skip.isPresent()) {
            skip(skip.get().reason(), game, skip.get().line());
        } else if (game.plies() == 0) {
            skip(Skips.NO_MOVES, game, game.line());
        } else if (game.result() == GameResult.UNKNOWN && !options.unknownAsDraw()) {
            skip(Skips.UNKNOWN_RESULT, game, game.line());
        } else if (isNew(game.key()) || options.keepDuplicates()) {
            use(game);
        } else {
            skip(Skips.DUPLICATE, game, game.line());
            addTo(duplicates, game);
        }
    }

    private boolean isNew(long key) {
        int before = seen.size();
        return seen.add(key) == before;
    }

    private void use(ReplayedGame game) {
        int outcome = ObservationCounts.outcome(game.result());
        games++;
        drawnGames += outcome == 1 ? 1 : 0;
        plies += game.plies();
        for (int i = 0; i < taken; i++) {
            int id = counts.idOf(balances[i]);
            counts.add(id, outcome, 1);
            rows.addRow(id);
        }
        rows.endGame(outcome);
    }

    private void addTo(ObservationCounts other, ReplayedGame game) {
        for (int i = 0; i < taken; i++) {
            other.add(other.idOf(balances[i]), ObservationCounts.outcome(game.result()), 1);
        }
    }

    private void skip(String reason, ReplayedGame game, long line) {
        skipped.merge(reason, 1L, Long::sum);
        firstPlaces.putIfAbsent(reason, "first: " + file + ", game " + game.ordinal() + ", line " + line);
    }

    /// Games that ended so far, used or skipped.
    public long gamesFound() {
        return found;
    }

    /// All that was collected so far.
    public Observations observations() {
        return new Observations(
                games, drawnGames, plies, counts, duplicates, Optional.of(rows), new Skips(skipped, firstPlaces));
    }
}
