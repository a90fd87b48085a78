package org.pieceworth.studies.assess;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.stats.Estimate;
import org.pieceworth.studies.assess.AssessAnswer.Ahead;
import org.pieceworth.studies.assess.Remedies.Remedy;
import org.pieceworth.studies.balance.Army;
import org.pieceworth.valuation.pooled.ValuePool;
import org.pieceworth.valuation.score.OddsScale;
import org.pieceworth.valuation.score.ScoreModel;

/// White's score at the start of a game as odds in chess, and changes of the start that may make it even, by the model
/// of
/// scores.
final class ScoreInPawns {

    private static final double STEP = 1e-3;

    private final Variant variant;
    private final Army army;
    private final ScoreModel model = new ScoreModel(new ValuePool());

    private ScoreInPawns(Variant variant, Army army) {
        this.variant = variant;
        this.army = army;
    }

    /// Empty if rules change the values of pieces.
    static Optional<ScoreInPawns> of(Variant variant) {
        return Optional.of(variant)
                .filter(Army::isFor)
                .map(each -> Army.of(each.name(), each))
                .filter(Army::isLikeChess)
                .map(army -> new ScoreInPawns(variant, army));
    }

    /// White's advantage; empty if all games ended alike, or a piece has no combined value.
    Optional<Ahead> of(Estimate score, long nodes) {
        OptionalDouble advantage = advantage(score.value(), nodes);
        OptionalDouble more = advantage(score.value() + STEP, nodes);
        if (advantage.isEmpty() || more.isEmpty() || !(score.standardError() > 0)) {
            return Optional.empty();
        }
        OddsScale scale = model.scale(nodes);
        double pawns = scale.pawns(advantage.getAsDouble());
        double slope = (scale.pawns(more.getAsDouble()) - pawns) / STEP;
        return Optional.of(new Ahead(
                new Estimate(100 * pawns, 100 * slope * score.standardError()), scale.words(advantage.getAsDouble())));
    }

    private OptionalDouble advantage(double score, long nodes) {
        return model.advantage(score, army.opposingSide(variant.surface()), variant.surface(), nodes);
    }

    /// Changes of one piece or pawn that may make the game even, the most promising first.
    List<Remedy> remedies(double score, long nodes, int most) {
        OptionalDouble advantage = advantage(score, nodes);
        return advantage.isEmpty()
                ? List.of()
                : Remedies.nearest(variant, army, model, advantage.getAsDouble(), nodes, most);
    }
}
