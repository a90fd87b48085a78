package org.pieceworth.lab.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pieceworth.engine.evaluation.EvaluationFeatures;
import org.pieceworth.engine.weights.EvaluationWeights;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;

/// Positions of games with the terms of their evaluation, game by game, of one variant or several.
public final class TuneRows {

    /// A game's rows.
    ///
    /// @param variant the number of its variant
    /// @param result result of the game
    /// @param rest per row the evaluation without the terms, in centipawns for White
    /// @param features per row the factors of the weights
    public record Game(int variant, GameResult result, double[] rest, double[][] features) {}

    private final List<String> variants = new ArrayList<>();
    private final List<Game> games = new ArrayList<>();
    private long rows;

    /// No rows yet.
    public TuneRows() {}

    /// Takes games of a variant, evaluated by the engine's own piece values.
    public OfVariant variant(VariantRules rules) {
        variants.add(rules.variant().name());
        return new OfVariant(variants.size() - 1, new EvaluationFeatures(rules, Optional.<PieceValues>empty()));
    }

    void imagine(String variant) {
        variants.add(variant);
    }

    void add(Game game) {
        games.add(game);
        rows += game.rest().length;
    }

    /// The names of the variants, in order of occurrence.
    public List<String> variants() {
        return List.copyOf(variants);
    }

    /// Games with a result and at least one row.
    public List<Game> all() {
        return games;
    }

    /// The number of games of a variant.
    public long games(int variant) {
        return games.stream().filter(game -> game.variant() == variant).count();
    }

    /// The number of rows.
    public long rows() {
        return rows;
    }

    /// Takes the games of one variant.
    public final class OfVariant {

        private final int number;
        private final EvaluationFeatures trace;

        private OfVariant(int number, EvaluationFeatures trace) {
            this.number = number;
            this.trace = trace;
        }

        /// Takes a game; positions in check, and those with another kind of evaluation, are excluded.
        public void game(GameResult result, List<VariantPosition> positions) {
            int terms = EvaluationWeights.SHIPPED.numbers().size();
            double[] rest = new double[positions.size()];
            double[][] features = new double[positions.size()][terms];
            int kept = 0;
            for (VariantPosition position : positions) {
                rest[kept] = trace.trace(position, features[kept]);
                kept += !position.inCheck() && trace.isLinear(position) ? 1 : 0;
            }
            if (kept > 0 && result != GameResult.UNKNOWN) {
                add(new Game(number, result, Arrays.copyOf(rest, kept), Arrays.copyOf(features, kept)));
            }
        }
    }
}
