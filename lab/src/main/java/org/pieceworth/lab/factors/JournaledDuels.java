package org.pieceworth.lab.factors;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.experiment.Journal;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.text.Progress;
import org.pieceworth.valuation.mobility.MobilityFactors;

/// Duels of factors whose games are saved as they end. The algorithm's next step follows from the games
/// before. So a run that finds games of an earlier one requests the same duels, answers from them, and
/// continues after them.
public final class JournaledDuels implements AlgorithmOne.Trial, AutoCloseable {

    private final MusketeerGame game;
    private final FactorValues values;
    private final ValueDuel duel;
    private final Optional<Journal> journal;
    private final StringBuilder kept = new StringBuilder();
    private final BooleanSupplier more;
    private final Progress progress;
    private long games;

    private JournaledDuels(
            MusketeerGame game, ValueDuel duel, BooleanSupplier more, Optional<Journal> journal, Progress progress) {
        this.game = game;
        this.duel = duel;
        this.more = more;
        this.journal = journal;
        this.progress = progress;
        values = new FactorValues(game.rules(), game.letters());
        journal.ifPresent(file -> file.forEach(InTurn.always(game.rules()), (number, played) -> {
            file.check(number, played);
            kept.append((char) ('0' + ValueDuel.points(played.result(), number % 2 == 0)));
            return true;
        }));
    }

    /// Duels of a run.
    ///
    /// @param run the games' run: runs of another kind have other duels
    /// @param start the factors to begin with
    /// @param nodes nodes per move
    /// @param progress receives each played game
    /// @throws org.pieceworth.text.InputException when games of another run are saved there
    /// @throws org.pieceworth.lab.experiment.JournalException when the journal cannot be read or written
    public static JournaledDuels open(
            Run run, MobilityFactors start, long nodes, int threads, GameKeeping keeping, Progress progress) {
        MusketeerGame game = MusketeerGame.of(run.seed());
        ValueDuel duel = new ValueDuel(game.rules(), game.openings()::opening, nodes, threads);
        Optional<Journal> journal = keeping instanceof GameKeeping.InJournal(var file, boolean fresh)
                ? Optional.of(Journal.open(
                        file,
                        duel.plan(run.name(), run.version(), "factors " + start.text(), game.plan(), Long.MAX_VALUE),
                        fresh))
                : Optional.empty();
        return new JournaledDuels(game, duel, run.more(), journal, progress);
    }

    /// The run that games belong to.
    ///
    /// @param name name of the experiment
    /// @param version version of the program
    /// @param seed seed of openings
    /// @param more asked after each game: a duel ends early where there is no time for more
    public record Run(String name, String version, long seed, BooleanSupplier more) {}

    @Override
    public ScoreCounts play(MobilityFactors first, MobilityFactors second, long round, int rounds) {
        long pairs = MusketeerGame.pairs().size();
        long from = 2 * round * pairs;
        long to = 2 * (round + rounds) * pairs;
        int[] points = new int[Math.toIntExact(to - from)];
        for (long number = from; number < Math.min(to, kept.length()); number++) {
            points[(int) (number - from)] = kept.charAt((int) number) - '0';
        }
        long next = Math.clamp(kept.length(), from, to);
        long[] end = {next};
        if (next < to && more.getAsBoolean()) {
            duel.play(values.of(first), values.of(second), next, to, (number, played) -> {
                journal.ifPresent(file -> file.add(played));
                points[(int) (number - from)] = ValueDuel.points(played.result(), number % 2 == 0);
                progress.step();
                end[0] = number + 1;
                return more.getAsBoolean();
            });
        }
        games = end[0];
        ScoreCounts counts = ScoreCounts.noPairs();
        for (int i = 0; i + 1 < end[0] - from; i += 2) {
            counts = counts.and(points[i] + points[i + 1]);
        }
        return counts;
    }

    /// Number of games requested by the algorithm so far.
    public long games() {
        return games;
    }

    /// Games of an earlier run among them.
    public long resumed() {
        return kept.length();
    }

    public MusketeerGame game() {
        return game;
    }

    /// Passes on the games, if they are saved.
    public void forEach(GameSink sink) {
        journal.ifPresent(file -> file.forEach(InTurn.always(game.rules()), sink));
    }

    /// Deletes the games after all results are written.
    public void finish() {
        journal.ifPresent(Journal::remove);
    }

    @Override
    public void close() {
        journal.ifPresent(file -> {
            if (file.games() == 0) {
                file.remove();
            }
            file.close();
        });
    }
}
