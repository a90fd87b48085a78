package org.pieceworth.studies.play;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.ExperimentPlan;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.experiment.PgnGames;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.match.Match;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.pgn.PgnWriter;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.play.MatchEntrants.Entrant;
import org.pieceworth.studies.ratings.TournamentDocument;
import org.pieceworth.studies.ratings.TournamentTable;
import org.pieceworth.text.InputException;

/// Plays a round-robin tournament, round by round, so that its table is fair at any time.
public final class RoundRobinStudy {

    private static final String EVENT = "Pieceworth round robin";

    private final MatchRequest request;
    private final PlayMeans means;
    private final VariantRules rules;
    private final MatchSettings settings;
    private final List<Entrant> entrants;
    private final PlannedGames games;
    private final RoundRobinTally tally;

    private RoundRobinStudy(
            MatchRequest request, PlayMeans means, VariantRules rules, MatchOpenings openings, Optional<String> file) {
        this.request = request;
        this.means = means;
        this.rules = rules;
        settings = MatchStudy.settings(request, rules, openings);
        entrants = MatchEntrants.of(request, rules, file, means);
        checkNames();
        List<int[]> pairings = RoundRobinTally.pairings(entrants.size());
        ExperimentPlan plan = new ExperimentPlan(
                "round robin",
                Version.number(),
                InTurn.always(rules),
                openings.plan(),
                entrants.stream().map(Entrant::planned).toList(),
                request.conditions().limits(),
                request.games() * pairings.size());
        games = new PlannedGames(
                GamesPart.ONLY,
                plan,
                Match.inTurn(Match.roundRobin(
                        settings, entrants.stream().map(Entrant::player).toList(), means.match())));
        tally = new RoundRobinTally(entrants.stream().map(Entrant::typed).toList());
    }

    /// Plays the tournament and returns its result.
    ///
    /// @throws InputException when the request is invalid, a player cannot play, or the unfinished games near
    /// the output have another plan
    /// @throws org.pieceworth.studies.output.OutputException when something cannot be written
    public static RoundRobinAnswer answer(MatchRequest request, PlayMeans means) {
        check(request);
        try (PlayedVariant variant = PlayedVariant.open(request.conditions().variant())) {
            VariantRules rules = VariantRules.of(variant.reading().variant());
            Optional<OutputFile> to = request.output().map(target -> OutputFile.of(target.name()));
            to.ifPresent(file ->
                    OutputCheck.check(MatchEntrants.files(request), List.of(new OutputCheck.Output("output", file))));
            MatchOpenings openings = MatchOpenings.of(request, rules);
            PlayedRun.warnings(variant.reading(), rules, means.run());
            openings.warning(request.games() / 2).ifPresent(means.run()::warning);
            return new RoundRobinStudy(request, means, rules, openings, variant.file()).play(to);
        }
    }

    /// The games, for play elsewhere.
    ///
    /// @throws InputException when something asked for makes no sense
    public static PlannedGames games(MatchRequest request, PlayMeans means) {
        check(request);
        try (PlayedVariant variant = PlayedVariant.open(request.conditions().variant())) {
            VariantRules rules = VariantRules.of(variant.reading().variant());
            return new RoundRobinStudy(request, means, rules, MatchOpenings.of(request, rules), variant.file()).games;
        }
    }

    private static void check(MatchRequest request) {
        MatchStudy.checkPlayers(request.field());
        request.output().map(GamesTarget::name).ifPresent(MatchStudy::checkName);
        MatchEntrants.checkSeats(request.field());
        if (request.games() % 2 != 0) {
            throw InputException.about(
                    "games", "found " + request.games() + ", expected an even number of games between any two players");
        }
        if (request.sprt().isPresent()) {
            throw InputException.about("sprt", "found together with a round robin, expected a match of two players");
        }
    }

    private void checkNames() {
        for (int player = 0; player < entrants.size(); player++) {
            String typed = entrants.get(player).typed();
            if (entrants.subList(0, player).stream()
                    .anyMatch(other -> other.typed().equals(typed))) {
                throw new InputException("round robin: found two players '" + typed
                        + "', expected names that differ, such as --engine \"cmd=" + typed + ";name=second\"");
            }
        }
    }

    private RoundRobinAnswer play(Optional<OutputFile> to) {
        long begin = System.nanoTime();
        try (Experiment experiment = Experiment.open(games.plan(), keeping(to))) {
            PendingGames.guard(() -> {
                PendingGames.tell(experiment, means.run());
                experiment.play(
                        means.run().executor().player(games),
                        means.threads(),
                        (number, game) -> {
                            tally.add(number, game);
                            if (tally.games() > 1) {
                                means.run().soFar(() -> {
                                    to.filter(PendingGames::canWait)
                                            .ifPresent(file -> file.write(out -> write(experiment, out)));
                                    return TournamentDocument.standings(tally.table());
                                });
                            }
                            return true;
                        },
                        means.run());
                to.ifPresent(file -> file.write(out -> write(experiment, out)));
                experiment.finish();
            });
            return new RoundRobinAnswer(
                    tally.table(),
                    tally.games(),
                    tally.duplicates(),
                    tally.terminations(),
                    tally.forfeits(),
                    rules.variant().name(),
                    request.conditionsText(),
                    request.output().map(GamesTarget::name),
                    PlayedRun.since(begin, experiment.resumed()));
        }
    }

    private GameKeeping keeping(Optional<OutputFile> to) {
        return request.output()
                .map(target -> PendingGames.keeping(to, "", target.fresh(), new GameKeeping.InMemory()))
                .orElseGet(GameKeeping.Nowhere::new);
    }

    private static GameLabels labels(Entrant one, Entrant other) {
        return one.labels(EVENT, one.typed(), other, other.typed());
    }

    private void write(Experiment experiment, PrintWriter out) {
        GamesTarget target = request.output().orElseThrow();
        PgnWriter pgn = new PgnWriter(out, target.notation());
        List<PgnGames> writers = RoundRobinTally.pairings(entrants.size()).stream()
                .map(pairing -> new PgnGames(
                        pgn, labels(entrants.get(pairing[0]), entrants.get(pairing[1])), target.comments()))
                .toList();
        experiment.forEach((number, game) -> {
            writers.get((int) (number / 2 % writers.size())).write(number, game);
            return !out.checkError();
        });
    }

    /// The result of a round-robin tournament.
    ///
    /// @param table the players' ratings and points
    /// @param games played
    /// @param duplicates games that came before and do not count
    /// @param terminations why games ended
    /// @param forfeits games that each player lost by its own failure
    /// @param variant its name
    /// @param conditions limits and openings, for people
    /// @param output the file of the games
    /// @param run facts about the run
    public record RoundRobinAnswer(
            TournamentTable table,
            long games,
            long duplicates,
            Map<Termination, Long> terminations,
            List<RoundRobinTally.Failures> forfeits,
            String variant,
            String conditions,
            Optional<String> output,
            PlayedRun run) {

        public RoundRobinAnswer {
            forfeits = List.copyOf(forfeits);
        }
    }
}
