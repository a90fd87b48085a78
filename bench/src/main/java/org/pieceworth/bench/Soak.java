package org.pieceworth.bench;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.pieceworth.engine.Engine;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.pgn.GameListener;
import org.pieceworth.pgn.GameReplay;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.pgn.PgnWriter;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;

/// Plays many short-sighted games of all shipped variants in turn, and checks each: every move is legal, a
/// search leaves the position as it was, the game ends by the rules or at the cap, and its PGN, read again,
/// has the same moves, the same result and the same last position. Prints a line for each failure, samples of
/// the memory in use, and a table; exits with 1 after a failure or when memory grows.
///
/// Game `n` depends on the seed and on `n` alone, so a failure can be played again: `Soak 1 NODES SEED n`.
public final class Soak {

    private static final int RANDOM_PLIES = 6;
    private static final int CAP = 300;
    private static final int SAMPLE = 500;
    private static final long GROWTH = 32L << 20;

    private final int nodes;
    private final long seed;
    private final List<String> names = Variants.shipped().names();
    private final Map<String, Engine> engines = new LinkedHashMap<>();
    private final Map<String, int[]> tallies = new TreeMap<>();
    private final List<Long> memory = new ArrayList<>();
    private int failures;

    private Soak(int nodes, long seed) {
        this.nodes = nodes;
        this.seed = seed;
    }

    /// Plays.
    ///
    /// @param args games, nodes per move, seed, number of the first game
    public static void main(String[] args) {
        int games = number(args, 0, 1000);
        Soak soak = new Soak(number(args, 1, 80), number(args, 2, 1));
        boolean good = soak.run(number(args, 3, 0), games);
        System.exit(good ? 0 : 1);
    }

    private static int number(String[] args, int index, int otherwise) {
        return index < args.length ? Integer.parseInt(args[index]) : otherwise;
    }

    private boolean run(int first, int games) {
        long begin = System.nanoTime();
        for (int game = first; game < first + games; game++) {
            play(game);
            if ((game - first + 1) % SAMPLE == 0) {
                sample(game - first + 1, begin);
            }
        }
        report(games, begin);
        return failures == 0 && !grows();
    }

    private void sample(int games, long begin) {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        long used = runtime.totalMemory() - runtime.freeMemory();
        memory.add(used);
        System.out.printf(
                Locale.ROOT,
                "%d games, %.0f s, %d MB in use, %d failures%n",
                games,
                (System.nanoTime() - begin) / 1e9,
                used >> 20,
                failures);
    }

    /// Whether more is in use at the end than after the first quarter.
    private boolean grows() {
        return memory.size() >= 4 && memory.getLast() > memory.get(memory.size() / 4) + GROWTH;
    }

    private void report(int games, long begin) {
        System.out.println("| variant | games | white | draws | black | at the cap | plies |");
        System.out.println("|---|---:|---:|---:|---:|---:|---:|");
        tallies.forEach((name, tally) -> System.out.printf(
                Locale.ROOT,
                "| %s | %d | %d | %d | %d | %d | %.0f |%n",
                name,
                tally[0],
                tally[1],
                tally[2],
                tally[3],
                tally[4],
                (double) tally[5] / tally[0]));
        double seconds = (System.nanoTime() - begin) / 1e9;
        System.out.printf(
                Locale.ROOT,
                "%d games in %.0f s, %.1f a second, %d failures, memory %s%n",
                games,
                seconds,
                games / seconds,
                failures,
                grows() ? "grows" : "flat");
    }

    private void play(int game) {
        String name = names.get(game % names.size());
        Game played =
                new Game(engines.computeIfAbsent(name, Soak::engine), new SplittableRandom(seed * 1_000_003 + game));
        try {
            played.play();
            count(tallies.computeIfAbsent(name, _ -> new int[6]), played);
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            failures++;
            System.out.println("game " + game + " of " + name + ": " + e + " at " + e.getStackTrace()[0] + ", after "
                    + played.moves.size() + " plies in " + played.position.fen());
        }
    }

    private static Engine engine(String name) {
        return new Engine(VariantRules.of(Variants.shipped().read(name).variant()), EngineSettings.DEFAULT);
    }

    private static void count(int[] tally, Game game) {
        tally[0]++;
        switch (game.result) {
            case WHITE_WINS -> tally[1]++;
            case DRAW -> tally[2]++;
            case BLACK_WINS -> tally[3]++;
            case UNKNOWN -> throw new IllegalStateException("a game without result");
        }
        tally[4] += game.moves.size() == CAP ? 1 : 0;
        tally[5] += game.moves.size();
    }

    /// One game.
    private final class Game {

        private final Engine engine;
        private final SplittableRandom random;
        private final VariantPosition position;
        private final int[] legal;
        private final List<Integer> moves = new ArrayList<>();
        private GameResult result = GameResult.UNKNOWN;

        Game(Engine engine, SplittableRandom random) {
            this.engine = engine;
            this.random = random;
            position = engine.rules().start();
            legal = new int[position.maxMoves()];
        }

        void play() {
            engine.newGame();
            Outcome outcome = position.outcome();
            while (outcome instanceof Outcome.InPlay && moves.size() < CAP) {
                int count = position.generate(legal);
                check(count > 0, "in play without a move");
                int move = moves.size() < RANDOM_PLIES ? legal[random.nextInt(count)] : choice(count);
                position.make(move);
                moves.add(move);
                outcome = position.outcome();
            }
            result = switch (outcome) {
                case Outcome.Won(Side winner) -> winner == Side.WHITE ? GameResult.WHITE_WINS : GameResult.BLACK_WINS;
                case Outcome.Drawn _, Outcome.InPlay _ -> GameResult.DRAW;
            };
            readAgain(outcome);
        }

        private int choice(int count) {
            long hash = position.hash();
            int move = engine.search(position, SearchLimits.nodes(nodes)).move();
            check(position.hash() == hash, "the search left another position");
            for (int i = 0; i < count; i++) {
                if (legal[i] == move) {
                    return move;
                }
            }
            throw new IllegalStateException("illegal move " + move);
        }

        private void readAgain(Outcome outcome) {
            VariantRules rules = engine.rules();
            Map<String, String> tags = new LinkedHashMap<>();
            tags.put("Event", "Soak");
            tags.put("Variant", rules.variant().name());
            tags.put("Result", result.token());
            StringBuilder text = new StringBuilder();
            new PgnWriter(text).write(tags, rules.start(), moves, result);
            byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
            Reread reread = new Reread();
            new PgnReader(new ByteArrayInputStream(bytes), new GameReplay(reread, rules)).readAll();
            check(reread.skip.isEmpty(), "read again: " + reread.skip);
            check(sameMoves(reread.moves), "read again: other moves");
            check(reread.result == result, "read again: result " + reread.result);
            VariantPosition last = rules.start();
            reread.moves.forEach(last::make);
            check(last.setup().equals(position.setup()), "read again: another position " + last.fen());
            check(last.outcome().equals(outcome), "read again: outcome " + last.outcome());
        }

        /// A pass is a pass, whatever square it names.
        private boolean sameMoves(List<Integer> others) {
            boolean same = others.size() == moves.size();
            for (int ply = 0; same && ply < moves.size(); ply++) {
                int move = moves.get(ply);
                int other = others.get(ply);
                same = move == other || Move.kind(move) == Move.PASS && Move.kind(other) == Move.PASS;
            }
            return same;
        }
    }

    private static void check(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalStateException(otherwise);
        }
    }

    /// What was read.
    private static final class Reread implements GameListener {

        private Optional<SkipReason> skip = Optional.empty();
        private GameResult result = GameResult.UNKNOWN;
        private final List<Integer> moves = new ArrayList<>();

        @Override
        public void end(ReplayedGame game, PlayedMoves replay, Optional<SkipReason> reason) {
            skip = reason;
            result = game.result();
            for (int ply = 0; ply < replay.plies(); ply++) {
                moves.add(replay.move(ply));
            }
        }
    }
}
