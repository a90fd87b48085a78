package org.pieceworth.studies.play;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.ExperimentPlan;
import org.pieceworth.lab.experiment.ExperimentPlan.OpeningPlan;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.experiment.PgnGames;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.match.Match;
import org.pieceworth.lab.match.MatchMeans;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.lab.match.MatchTally;
import org.pieceworth.pgn.PgnWriter;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.output.OutputFile;

/// One match, with its games.
final class Pairing {

    private static final String EVENT = "Pieceworth match";

    private final MatchRequest request;
    private final int number;
    private final MatchSettings settings;
    private final OpeningPlan openings;
    private final MatchEntrants.Entrant first;
    private final MatchEntrants.Entrant other;
    private final Optional<OutputFile> to;
    private final MatchTally tally;
    private Optional<Experiment> experiment = Optional.empty();

    /// @param number number of the match, from 0
    Pairing(
            MatchRequest request,
            int number,
            MatchSettings settings,
            OpeningPlan openings,
            MatchEntrants.Entrant first,
            MatchEntrants.Entrant other,
            Optional<OutputFile> to) {
        this.request = request;
        this.number = number;
        this.settings = settings;
        this.openings = openings;
        this.first = first;
        this.other = other;
        this.to = to;
        tally = new MatchTally(settings.sprt());
    }

    /// @param counted action after each game that counts
    void play(PlayMeans means, Runnable counted) {
        Experiment begun = Experiment.open(plan(), keeping());
        experiment = Optional.of(begun);
        PendingGames.tell(begun, means.run());
        begun.play(
                means.run().executor().player(games(means.match())),
                means.threads(),
                (game, played) -> {
                    tally.add(game, played);
                    counted.run();
                    return !tally.isDecided();
                },
                means.run());
    }

    PlannedGames games(MatchMeans means) {
        return new PlannedGames(
                new GamesPart(Integer.toString(number), Optional.empty()),
                plan(),
                new Match(settings, first.player(), other.player(), means));
    }

    private ExperimentPlan plan() {
        return new ExperimentPlan(
                "match",
                Version.number(),
                InTurn.always(settings.rules()),
                openings,
                List.of(first.planned(), other.planned()),
                request.conditions().limits(),
                settings.games());
    }

    /// Pipes and devices have no file next to them: their games are collected in memory.
    private GameKeeping keeping() {
        String which = request.field().gauntlet() ? "." + (number + 1) : "";
        return request.output()
                .map(target -> PendingGames.keeping(to, which, target.fresh(), new GameKeeping.InMemory()))
                .orElseGet(GameKeeping.Nowhere::new);
    }

    void write(PrintWriter out) {
        GameLabels labels = first.labels(EVENT, first.name(), other, other.name());
        GamesTarget target = request.output().orElseThrow();
        PgnGames writer = new PgnGames(new PgnWriter(out, target.notation()), labels, target.comments());
        // An even number, so that colours change as they do in the match.
        long before = number * (settings.games() + settings.games() % 2);
        experiment.orElseThrow().forEach((game, played) -> {
            writer.write(before + game, played);
            return !out.checkError();
        });
    }

    void finish() {
        experiment.ifPresent(Experiment::finish);
    }

    void close() {
        experiment.ifPresent(Experiment::close);
    }

    boolean hasBegun() {
        return tally.games() > 0;
    }

    long resumed() {
        return experiment.map(Experiment::resumed).orElse(0L);
    }

    MatchAnswer.Contender first() {
        return contender(first);
    }

    MatchAnswer.Row row() {
        return new MatchAnswer.Row(contender(other), tally);
    }

    private static MatchAnswer.Contender contender(MatchEntrants.Entrant entrant) {
        return new MatchAnswer.Contender(entrant.typed(), entrant.name());
    }
}
