package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.Scale;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.synergy.SynergyEntry.ParameterSource;

/// What the law says of pieces in words, and what is said about it.
class SynergyWordsTest {

    private static final SynergyTargets TARGETS = SynergyTargets.read("mine.csv", List.of("N,300", "B,320", "BN,690"));

    private static Primitive knight(Power power) {
        return new Primitive(RayKind.SLIDE, 1, 2, 1, power, Heading.ANY);
    }

    private static Valuation valued(SynergyModel model, String piece) {
        return model.value(Betza.parse(piece).movement(), RectangularBoard.CHESS);
    }

    @Test
    void theModelsNameSourceAndScale() {
        SynergyModel model = SynergyModel.published();
        assertThat(model.name()).isEqualTo("synergy");
        assertThat(model.source()).startsWith("Zekk (2025)");
        assertThat(model.scale()).isEqualTo(Scale.CENTIPAWN);
    }

    @Test
    void onlyThePartsThatAreMissingAreNamed() {
        Valuation both = valued(SynergyModel.published(), "NC");
        assertThat(both.value()).isEmpty();
        assertThat(both.notes())
                .containsExactly(
                        "the published parameters have no value for moving as C",
                        "the published parameters have no value for capturing as C");
        Valuation fitted = valued(SynergyModel.fitted(TARGETS, false, 0.002), "NC");
        assertThat(fitted.value()).isEmpty();
        assertThat(fitted.notes()).containsExactly("no target gives a value for moving as C or capturing as C");
    }

    @Test
    void aPieceOfNoCountedMovesHasNoValue() {
        Valuation valuation = valued(SynergyModel.published(), "ifN");
        assertThat(valuation.value()).isEmpty();
        assertThat(valuation.notes()).containsExactly("it has no moves that the law counts");
    }

    @Test
    void someStepsOfAPartAreSaidToBeAShare() {
        SynergyModel fitted = SynergyModel.fitted(TARGETS, false, 0.002);
        String share = "it has only some steps of a primitive; each counts as an equal share, forward or backward";
        assertThat(valued(fitted, "fN").notes()).contains(share);
        assertThat(valued(fitted, "N").notes()).doesNotContain(share);
        assertThat(valued(SynergyModel.published(), "fN").notes()).contains(share);
    }

    /// The moves are joined first, then the captures, then both.
    @Test
    void movesAndCapturesAreJoinedApart() {
        SynergyParameters published = SynergyParameters.published();
        Valuation valuation = valued(SynergyModel.published(), "mNcB");
        Valuation.Step last = valuation.steps().getLast();
        assertThat(last.inputs().get(0).name()).isEqualTo("a: v(MoveSet)");
        assertThat(last.inputs().get(0).value()).isEqualTo(published.values().get(knight(Power.MOVE)));
        assertThat(last.inputs().get(1).name()).isEqualTo("b: v(CaptureSet)");
        assertThat(last.inputs().get(1).value())
                .isEqualTo(published.values().get(new Primitive(RayKind.SLIDE, 1, 1, 0, Power.CAPTURE, Heading.ANY)));
        assertThat(last.value()).isCloseTo(valuation.value().orElseThrow(), within(1e-9));
    }

    /// Moving and capturing may share the knight's strength in any way; together they are the target.
    @Test
    void rangesOfParameters() {
        SynergyRanges open = SynergyRanges.of(SynergyFitter.exact(TARGETS, false, 0.002));
        double[] range = open.range(knight(Power.CAPTURE));
        assertThat(range[0]).isCloseTo(0, within(1e-6));
        assertThat(range[1]).isCloseTo(300.6, within(0.01));
        assertThat(open.determined(knight(Power.CAPTURE))).isFalse();
        SynergyTargets apart = SynergyTargets.read("mine.csv", List.of("mN,100", "cN,200", "N,310"));
        SynergyRanges known = SynergyRanges.of(SynergyFitter.exact(apart, false, 0.002));
        assertThat(known.range(knight(Power.MOVE))[1]).isCloseTo(100.2, within(0.01));
        assertThat(known.determined(knight(Power.MOVE))).isTrue();
        // A constant that is open does not matter to what a target names alone.
        SynergyTargets single = SynergyTargets.read("mine.csv", List.of("mN,100", "cN,200"));
        SynergyRanges alone = SynergyRanges.of(SynergyFitter.exact(single, false, 0.002));
        assertThat(alone.determined(knight(Power.MOVE))).isTrue();
        assertThat(alone.value(Betza.parse("N").movement()).value()).isEmpty();
        assertThat(alone.value(Betza.parse("FyafsF").movement()).notes())
                .containsExactly("no target gives a value for rides that bend, moves of several legs or castling");
    }

    @Test
    void misprintsOfTheComparisonWithTheEngine() {
        double scaled = 1000 * PublishedComparison.factor();
        double difference = 100 * (386.80 / scaled - 1);
        for (double off : new double[] {0, 0.004, -0.004, 3, -3}) {
            PublishedComparison.Line line =
                    new PublishedComparison.Line(4, "Eagle", "mBmRcN", 1000, 386.80, scaled + off, difference - off);
            assertThat(line.scaledMisprinted()).isEqualTo(Math.abs(off) > 1);
            assertThat(line.differenceMisprinted()).isEqualTo(Math.abs(off) > 1);
        }
    }

    @Test
    void whatTheEntrySaysOfItself() {
        SynergyEntry entry = new SynergyEntry();
        assertThat(entry.name()).isEqualTo("synergy");
        assertThat(entry.meaning()).isNotBlank();
        assertThat(entry.options())
                .containsExactly(
                        SynergyEntry.HEADINGS, SynergyEntry.SLACK, SynergyEntry.PARAMETERS, SynergyEntry.TARGETS);
        assertThat(entry.made(ModelSettings.STANDARD, GameContext.CHESS))
                .isEqualTo("fitted to the published targets, at the centre of all fits within a slack of 0.2 %");
        ModelSettings own = ModelSettings.STANDARD.with(
                SynergyEntry.TARGETS, Optional.of(new SynergyEntry.OwnTargets("mine.csv", TARGETS)));
        assertThat(entry.made(own, GameContext.CHESS)).startsWith("fitted to mine.csv, ");
        ModelSettings published = ModelSettings.STANDARD.with(SynergyEntry.PARAMETERS, ParameterSource.PUBLISHED);
        assertThat(entry.made(published, GameContext.CHESS)).isEqualTo("published parameters");
    }
}
