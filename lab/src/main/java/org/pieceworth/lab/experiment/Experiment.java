package org.pieceworth.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.text.Progress;

/// An experiment in progress: games of an earlier run, games still to play, and a second pass over all of
/// them for the final results. The result depends only on the plan: not on the number of threads, nor on
/// interruptions.
public final class Experiment implements AutoCloseable {

    /// Stores games until all are played.
    private sealed interface Store {

        record Journaled(Journal journal) implements Store {}

        record Remembered(List<PlayedGame> games) implements Store {}

        record None() implements Store {}
    }

    private final ExperimentPlan plan;
    private final Store store;
    private long resumed;
    private boolean finished;
    private long games;

    private Experiment(ExperimentPlan plan, Store store) {
        this.plan = plan;
        this.store = store;
    }

    /// Begins an experiment, or opens an unfinished one.
    ///
    /// @throws OtherPlanException when the place has games of another plan
    /// @throws org.pieceworth.text.InputException when something else is there, or another run is writing there
    /// @throws JournalException when the journal cannot be read or written
    public static Experiment open(ExperimentPlan plan, GameKeeping keeping) {
        return new Experiment(
                plan,
                switch (keeping) {
                    case GameKeeping.Nowhere() -> new Store.None();
                    case GameKeeping.InMemory() -> new Store.Remembered(new ArrayList<>());
                    case GameKeeping.InJournal(var file, boolean fresh) ->
                        new Store.Journaled(Journal.open(file, plan, fresh));
                });
    }

    /// The damaged part of an earlier run, now moved aside.
    public Optional<DamagedRecords> damaged() {
        return store instanceof Store.Journaled(Journal journal) ? journal.damaged() : Optional.empty();
    }

    /// Passes on the existing games, then plays the missing ones.
    ///
    /// @param player player, closed when no more games are needed
    /// @param observer receives each game once, in order; playing stops when it wants no more
    /// @throws JournalException when a game cannot be saved; those before it are
    public void play(GamePlayer player, int threads, GameSink observer, Progress progress) {
        try (player) {
            boolean wanted = continued(observer);
            if (wanted && games < plan.games()) {
                progress.begins("games", games, plan.games());
                try {
                    player.play(games, plan.games(), threads, (number, game) -> {
                        keep(game);
                        games++;
                        progress.step();
                        return observer.game(number, game);
                    });
                } finally {
                    progress.ends();
                }
            }
        }
    }

    /// Passes on the games of an earlier run.
    private boolean continued(GameSink observer) {
        boolean[] wanted = {true};
        if (store instanceof Store.Journaled(Journal journal)) {
            journal.forEach(plan.rules(), (number, game) -> {
                if (number >= plan.games()) {
                    return false;
                }
                journal.check(number, game);
                resumed++;
                wanted[0] = observer.game(number, game);
                return wanted[0];
            });
        }
        games = resumed;
        return wanted[0];
    }

    private void keep(PlayedGame game) {
        switch (store) {
            case Store.Journaled(Journal journal) -> journal.add(game);
            case Store.Remembered(List<PlayedGame> all) -> all.add(game);
            case Store.None() -> {}
        }
    }

    /// Passes on all games again, up to the requested number.
    ///
    /// @throws IllegalStateException when they are not stored
    public void forEach(GameSink sink) {
        GameSink counted = (number, game) -> number < games && sink.game(number, game) && number + 1 < games;
        switch (store) {
            case Store.Journaled(Journal journal) -> journal.forEach(plan.rules(), counted);
            case Store.Remembered(List<PlayedGame> all) -> {
                for (int number = 0; number < all.size() && counted.game(number, all.get(number)); number++) {}
            }
            case Store.None() -> throw new IllegalStateException("these games are not stored anywhere");
        }
    }

    /// The number of games that an earlier run has left, before they are shown.
    public long kept() {
        return store instanceof Store.Journaled(Journal journal) ? Math.min(journal.games(), plan.games()) : 0;
    }

    /// The number of games.
    public long games() {
        return games;
    }

    /// The number of games that an earlier run had played.
    public long resumed() {
        return resumed;
    }

    /// Deletes the games after all results are written.
    public void finish() {
        if (store instanceof Store.Journaled(Journal journal)) {
            journal.remove();
            finished = true;
        }
    }

    /// Leaves the games in their journal, for another run; without a journal, nothing is left.
    @Override
    public void close() {
        if (store instanceof Store.Journaled(Journal journal)) {
            if (journal.games() == 0 && !finished) {
                journal.remove();
            }
            journal.close();
        }
    }
}
