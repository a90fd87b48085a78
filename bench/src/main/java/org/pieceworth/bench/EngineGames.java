package org.pieceworth.bench;

import java.lang.management.ManagementFactory;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.function.LongSupplier;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.lab.game.Budget;
import org.pieceworth.lab.game.EnginePlayer;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.GameRunner.Seat;
import org.pieceworth.lab.game.GameSoFar;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Player;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.lab.uci.UciPlayer;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// Games per second on one thread, ours in this process against a foreign engine over UCI, each against itself
/// from the same openings. They take turns in rounds, so that a busy machine troubles both alike. Prints a
/// Markdown table.
///
/// Arguments: games of each, then the engine's path, or `--all` for a table of ours alone over all variants.
public final class EngineGames {

    private static final int ROUNDS = 5;
    private static final int NODES = 500;
    private static final int OPENING_PLIES = 8;
    private static final int PLY_CAP = 300;
    private static final int SEED = 1;
    private static final double WARMING_SECONDS = 1.5;
    private static final double SECONDS = 2;
    private static final GameRunner RUNNER = new GameRunner(Adjudication.OFF, PLY_CAP);

    private EngineGames() {}

    public static void main(String[] args) {
        int games = Integer.parseInt(args[0]);
        if (args[1].equals("--all")) {
            allVariants(games);
        } else {
            againstForeign(games, args[1]);
        }
    }

    private static void againstForeign(int games, String path) {
        System.out.println("| variant | engine | games/s | plies per game | nodes/s | ratio of games/s |");
        System.out.println("|---|---|---:|---:|---:|---:|");
        for (String variant : List.of("chess", "capablanca")) {
            VariantRules rules = VariantRules.of(Variants.open(variant).variant());
            Pace ours = new Pace(EnginePlayer.of("Pieceworth", rules, EngineSettings.DEFAULT), rules, System::nanoTime);
            try (UciPlayer engine = classical(path, rules)) {
                Pace theirs = new Pace(engine, rules, System::nanoTime);
                warm(ours, games);
                warm(theirs, games);
                int from = 0;
                for (int round = 1; round <= ROUNDS; round++) {
                    int to = games * round / ROUNDS;
                    ours.play(from, to);
                    theirs.play(from, to);
                    from = to;
                }
                System.out.println(ours.row(variant, ours.gamesPerSecond() / theirs.gamesPerSecond()));
                System.out.println(theirs.row(variant, 1));
            }
        }
    }

    /// Games that are not counted, with openings of their own.
    private static void warm(Pace pace, int games) {
        pace.play(games, games + Math.max(1, games / ROUNDS));
        pace.forget();
    }

    /// Its own evaluation by hand, where it has another one too.
    private static UciPlayer classical(String path, VariantRules rules) {
        SequencedMap<String, String> options = new LinkedHashMap<>();
        options.put("Use NNUE", "false");
        try {
            return UciPlayer.start(ExternalEngineCommand.of(path).with(options), rules);
        } catch (InputException noSuchOption) {
            return UciPlayer.start(ExternalEngineCommand.of(path), rules);
        }
    }

    /// Some tens of games of a quick variant take a tenth of a second, too short to measure anything but the compiler.
    /// So the games of each variant are played over and over for two seconds, by the processor time of the thread.
    private static void allVariants(int games) {
        LongSupplier clock = ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime;
        System.out.println("| variant | games/s | plies per game | nodes/s |");
        System.out.println("|---|---:|---:|---:|");
        for (String variant : Variants.shipped().names()) {
            VariantRules rules = VariantRules.of(Variants.open(variant).variant());
            Pace ours = new Pace(EnginePlayer.of("Pieceworth", rules, EngineSettings.DEFAULT), rules, clock);
            ours.playFor(WARMING_SECONDS, games, games + Math.max(1, games / ROUNDS));
            ours.forget();
            ours.playFor(SECONDS, 0, games);
            System.out.println(ours.shortRow(variant));
        }
    }

    /// A player against itself, and how fast that goes. It hears of each game once.
    private static final class Pace implements Player {

        private final Player player;
        private final VariantRules rules;
        private final LongSupplier clock;
        private boolean told;
        private long games;
        private long plies;
        private long nodes;
        private long nanos;

        Pace(Player player, VariantRules rules, LongSupplier clock) {
            this.player = player;
            this.rules = rules;
            this.clock = clock;
        }

        void play(int from, int to) {
            Openings openings = Openings.of(rules, SEED, OPENING_PLIES, false);
            Seat seat = new Seat(this, TimeControl.nodes(NODES));
            for (int game = from; game < to; game++) {
                Opening opening = openings.opening(game);
                told = false;
                long begin = clock.getAsLong();
                PlayedGame played = RUNNER.play(opening, seat, seat);
                nanos += clock.getAsLong() - begin;
                games++;
                plies += played.plies();
                if (played.termination().isForfeit()) {
                    throw new IllegalStateException(rules.variant().name() + ": " + played.detail());
                }
            }
        }

        /// Plays games over and over for some seconds.
        void playFor(double seconds, int from, int to) {
            do {
                play(from, to);
            } while (nanos < seconds * 1e9);
        }

        void forget() {
            games = 0;
            plies = 0;
            nodes = 0;
            nanos = 0;
        }

        double gamesPerSecond() {
            return games * 1e9 / nanos;
        }

        String row(String variant, double ratio) {
            return String.format(
                    Locale.ROOT,
                    "| %s | %s | %.2f | %.1f | %,.0f | %.2f |",
                    variant,
                    name(),
                    gamesPerSecond(),
                    (double) plies / games,
                    nodes * 1e9 / nanos,
                    ratio);
        }

        String shortRow(String variant) {
            return String.format(
                    Locale.ROOT,
                    "| %s | %.2f | %.1f | %,.0f |",
                    variant,
                    gamesPerSecond(),
                    (double) plies / games,
                    nodes * 1e9 / nanos);
        }

        @Override
        public String name() {
            return player.name();
        }

        @Override
        public void newGame(Opening opening) {
            if (!told) {
                told = true;
                player.newGame(opening);
            }
        }

        @Override
        public Answer choose(GameSoFar game, Budget budget) {
            Answer answer = player.choose(game, budget);
            if (answer instanceof Answer.Choice choice) {
                nodes += choice.nodes();
            }
            return answer;
        }
    }
}
