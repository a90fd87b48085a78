package org.pieceworth.lab.assess;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.match.ScoreCounts;

/// Counts events in games of one variant: each game counts once, at any length. Not thread-safe.
public final class GameFacts {

    /// A statistic of a game as a whole.
    public enum Figure {
        WHITE_SCORE("White's score"),
        DRAWN("drawn"),
        PLIES("plies"),
        MOVES("legal moves in a position"),
        CAPTURES("moves that capture"),
        PROMOTIONS("promotions"),
        DROPS("drops"),
        CASTLING("castled"),
        GATING("pieces gated"),
        PASSES("passes"),
        EN_PASSANT("en passant"),
        REPEATED("ended by repetition"),
        TOO_LONG("stopped by the limit of plies");

        private final String text;

        Figure(String text) {
            this.text = text;
        }

        /// The name for users.
        public String text() {
            return text;
        }
    }

    private final VariantRules rules;
    private final int[] scratch;
    private final RunningMean[] figures = means(Figure.values().length);
    private final RunningMean[] moves;
    private final RunningMean[] captures;
    private final RunningMean[] byFirst = means(2);
    private ScoreCounts scores = ScoreCounts.noGames();

    public GameFacts(VariantRules rules) {
        this.rules = rules;
        scratch = new int[rules.start().maxMoves()];
        int types = rules.letters().length();
        moves = means(types);
        captures = means(types);
    }

    private static RunningMean[] means(int number) {
        RunningMean[] means = new RunningMean[number];
        Arrays.setAll(means, _ -> new RunningMean());
        return means;
    }

    /// Counts a game: its result, and its moves after the opening.
    public void add(PlayedGame game) {
        int types = moves.length;
        long[] moved = new long[types];
        long[] took = new long[types];
        Map<Figure, Long> counts = new EnumMap<>(Figure.class);
        long legal = 0;
        long taken = 0;
        VariantPosition position = game.opening().position();
        for (int move : game.moves()) {
            legal += position.countMoves(scratch);
            count(position, move, counts);
            int type = mover(position, move);
            boolean takes = position.takenType(move) >= 0;
            if (type >= 0) {
                moved[type]++;
                took[type] += takes ? 1 : 0;
            }
            taken += takes ? 1 : 0;
            position.make(move);
        }
        int plies = Math.max(1, game.moves().size());
        for (int type = 0; type < types; type++) {
            moves[type].add((double) moved[type] / plies);
            captures[type].add((double) took[type] / plies);
        }
        for (Figure figure : Figure.values()) {
            figures[figure.ordinal()].add(
                    switch (figure) {
                        case WHITE_SCORE -> score(game.result());
                        case DRAWN -> game.result() == GameResult.DRAW ? 1 : 0;
                        case PLIES -> game.plies();
                        case MOVES -> (double) legal / plies;
                        case CAPTURES -> (double) taken / plies;
                        case REPEATED -> game.termination() == Termination.REPETITION ? 1 : 0;
                        case TOO_LONG -> game.termination() == Termination.PLY_CAP ? 1 : 0;
                        case PROMOTIONS, DROPS, CASTLING, GATING, PASSES, EN_PASSANT -> counts.getOrDefault(figure, 0L);
                    });
        }
        scores = scores.and((int) (2 * score(game.result())));
        byFirst[rules.position(game.opening().startFen()).sideToMove().ordinal()].add(score(game.result()));
    }

    private static double score(GameResult result) {
        return switch (result) {
            case WHITE_WINS -> 1;
            case BLACK_WINS -> 0;
            case DRAW, UNKNOWN -> 0.5;
        };
    }

    private static void count(VariantPosition position, int move, Map<Figure, Long> counts) {
        switch (Move.kind(move)) {
            case Move.PROMOTION -> counts.merge(Figure.PROMOTIONS, 1L, Long::sum);
            case Move.DROP -> counts.merge(Figure.DROPS, 1L, Long::sum);
            case Move.CASTLING -> counts.merge(Figure.CASTLING, 1L, Long::sum);
            case Move.PASS -> counts.merge(Figure.PASSES, 1L, Long::sum);
            case Move.EN_PASSANT -> counts.merge(Figure.EN_PASSANT, 1L, Long::sum);
            default -> {
                // a move without a special rule
            }
        }
        if (!position.buildsWalls() && Move.gatedType(move) >= 0) {
            counts.merge(Figure.GATING, 1L, Long::sum);
        }
    }

    /// The type that moves; -1 for drops and passes.
    private static int mover(VariantPosition position, int move) {
        int kind = Move.kind(move);
        return kind == Move.DROP || kind == Move.PASS ? -1 : Math.abs(position.pieceAt(Move.from(move))) - 1;
    }

    public long games() {
        return scores.games();
    }

    /// Games by White's score.
    public ScoreCounts scores() {
        return scores;
    }

    /// The mean of a figure over the games.
    public Estimate of(Figure figure) {
        return figures[figure.ordinal()].estimate();
    }

    /// Half the difference of White's scores when White and when Black moves first; empty unless both do.
    public Optional<Estimate> firstMove() {
        Estimate white = byFirst[0].estimate();
        Estimate black = byFirst[1].estimate();
        return white.standardError() >= 0 && black.standardError() >= 0
                ? Optional.of(new Estimate(
                        (white.value() - black.value()) / 2,
                        Math.hypot(white.standardError(), black.standardError()) / 2))
                : Optional.empty();
    }

    /// The share of a type, an index of [VariantRules#letters()], in the moves of a game.
    public Estimate moves(int type) {
        return moves[type].estimate();
    }

    /// The share of a game's moves that are captures by a type.
    public Estimate captures(int type) {
        return captures[type].estimate();
    }

    public VariantRules rules() {
        return rules;
    }

    /// The mean of numbers, one from each game, and its standard error. Numbers are summed in the order of
    /// the games, so that a continued run gives the same to the last bit.
    static final class RunningMean {

        private long n;
        private double mean;
        private double squares;

        /// By Welford's recurrence, which loses no digits to large means.
        void add(double number) {
            n++;
            double before = number - mean;
            mean += before / n;
            squares += before * (number - mean);
        }

        /// NaN without numbers, its error NaN with fewer than two.
        Estimate estimate() {
            return new Estimate(n == 0 ? Double.NaN : mean, n < 2 ? Double.NaN : Math.sqrt(squares / (n - 1) / n));
        }
    }
}
