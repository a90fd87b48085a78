package org.pieceworth.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.engine.evaluation.Evaluation;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.IllegalSetupException;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.testkit.RandomGames;

/// White and Black are judged alike: with colours exchanged and the board turned, the side to move has the
/// same score.
class SymmetryTest {

    /// Variants whose sides differ: by their armies, by the way they run, by who has a stone more.
    private static final Set<String> UNLIKE = Set.of(
            "chigorin",
            "horde",
            "manchu",
            "sortofalmost",
            "spartan",
            "racingkings",
            "gomokufreestyle",
            "fox-and-hounds",
            // Their mirror is one of hexagons, not of the rectangle.
            "glinski",
            "mccooey");

    /// Half of the scores of searches differ by so much or less, in centipawns.
    private static final int NEARLY = 50;

    /// What rounding may do to a score.
    private static final int ROUNDING = 0;

    /// Positions of random games, deeper with each seed.
    private static List<VariantPosition> positions(VariantRules rules) {
        List<VariantPosition> positions = new ArrayList<>();
        for (int seed = 0; seed < 12; seed++) {
            VariantPosition position = rules.start();
            RandomGames.play(position, 6 * seed, RandomGames.random(seed));
            if (isReadBack(rules, position)) {
                positions.add(rules.position(position.setup()));
            }
        }
        return positions;
    }

    /// Some ends of games cannot be set up from their FEN, such as facing kings in Janggi.
    private static boolean isReadBack(VariantRules rules, VariantPosition position) {
        try {
            return rules.position(position.setup()).hash() == position.hash();
        } catch (IllegalSetupException _) {
            return false;
        }
    }

    /// How the sides of a variant are alike; empty when they are not.
    private static Optional<Mirror> mirror(VariantRules rules, List<VariantPosition> positions) {
        for (Mirror mirror : Mirror.values()) {
            if (startsAlike(rules, mirror)
                    && positions.stream().allMatch(position -> movesAlike(rules, mirror, position))) {
                return Optional.of(mirror);
            }
        }
        return Optional.empty();
    }

    private static boolean startsAlike(VariantRules rules, Mirror mirror) {
        Setup start = rules.start().setup();
        Setup other = mirror.of(start);
        return other.pieces().equals(start.pieces())
                && other.extras().hands().equals(start.extras().hands())
                && other.castling().equals(start.castling());
    }

    private static boolean movesAlike(VariantRules rules, Mirror mirror, VariantPosition position) {
        try {
            VariantPosition other = rules.position(mirror.of(position.setup()));
            return mirror.moves(position, true).equals(mirror.moves(other, false));
        } catch (IllegalSetupException _) {
            return false;
        }
    }

    @Test
    void allButAFewVariantsScoreBothSidesAlike() {
        Set<String> unlike = new TreeSet<>();
        for (String name : Variants.shipped().names()) {
            VariantRules rules = Rows.rules(name);
            List<VariantPosition> positions = positions(rules);
            mirror(rules, positions)
                    .ifPresentOrElse(mirror -> scoresAlike(rules, mirror, positions), () -> unlike.add(name));
        }
        assertThat(unlike).isEqualTo(UNLIKE);
    }

    private static void scoresAlike(VariantRules rules, Mirror mirror, List<VariantPosition> positions) {
        Engine engine = new Engine(rules, EngineSettings.DEFAULT);
        for (VariantPosition position : positions) {
            Setup setup = mirror.of(position.setup());
            assertThat(engine.evaluate(rules.position(setup)))
                    .as(() -> rules.variant().name() + ": " + position.fen() + " turned by " + mirror)
                    .isBetween(engine.evaluate(position) - ROUNDING, engine.evaluate(position) + ROUNDING);
        }
    }

    /// After a null move the search does not look again.
    @Test
    void passingTheTurnChangesTheSideOfAScoreAlone() {
        for (String name : Variants.shipped().names()) {
            VariantRules rules = Rows.rules(name);
            Engine engine = new Engine(rules, EngineSettings.DEFAULT);
            for (VariantPosition position : positions(rules)) {
                int before = engine.evaluate(position);
                position.makeNullMove();
                assertThat(engine.evaluate(position))
                        .as(() -> name + ": " + position.fen())
                        .isEqualTo(Evaluation.afterNullMove(before));
            }
        }
    }

    /// The order of moves differs from side to side, and what is reduced with it: scores are close, not the
    /// same.
    @ParameterizedTest
    @ValueSource(strings = {"chess", "capablanca", "xiangqi", "crazyhouse", "makruk", "shako", "amazon", "antichess"})
    void searchesNearlyAlike(String variant) {
        VariantRules rules = Rows.rules(variant);
        List<VariantPosition> positions = positions(rules);
        Mirror mirror = mirror(rules, positions).orElseThrow();
        List<Integer> differences = new ArrayList<>();
        for (VariantPosition position : positions) {
            VariantPosition other = rules.position(mirror.of(position.setup()));
            differences.add(Math.abs(score(rules, position) - score(rules, other)));
        }
        differences.sort(Comparator.naturalOrder());
        assertThat(differences.get(differences.size() / 2)).isLessThanOrEqualTo(NEARLY);
    }

    private static int score(VariantRules rules, VariantPosition position) {
        return new Engine(rules, EngineSettings.DEFAULT)
                .search(position, SearchLimits.depth(3))
                .score();
    }
}
