package org.pieceworth.studies.fit.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pieceworth.empirical.fit.ErrorFormula;
import org.pieceworth.empirical.fit.Evidence;
import org.pieceworth.empirical.fit.FitClusters;
import org.pieceworth.empirical.fit.FitNote;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PhaseShrinkage;
import org.pieceworth.empirical.fit.ValueDoubt;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.Shrinking;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.regression.Separation.Side;
import org.pieceworth.stats.validation.HeldOut;

/// The words of each note, which scripts and pages had before notes were types.
class FitNoteTextTest {

    private static FittedValue feature(String name, String title, Optional<Estimate> value, ValueDoubt doubt) {
        return new FittedValue(name, title, value, Optional.empty(), value, Optional.empty(), Optional.of(doubt));
    }

    private static FittedValue without(ValueDoubt doubt) {
        return feature("Q", "queen", Optional.empty(), doubt);
    }

    private static FitNote unsure(String name, String title, ValueDoubt doubt) {
        return new FitNote.NoError(feature(name, title, Optional.of(new Estimate(900, Double.NaN)), doubt));
    }

    private static void assertLines(FitNote note, String line) {
        assertThat(FitNoteText.lines(List.of(note))).containsExactly(line);
    }

    @Test
    void howItWasFitted() {
        assertLines(
                new FitNote.Smoothed(1e-4, 8),
                "values of squares are smoothed with the strength 0.0001, the best of 8 by the likelihood of held-out games");
        assertLines(
                new FitNote.NotIndependent(new FitClusters(
                        "player", 12, true, 1.34, List.of(), ErrorFormula.SANDWICH, StudentT.NORMAL, List.of())),
                "games of one player are not independent: errors are clustered by it, which makes one of them 1.3 times"
                        + " as wide as by game");
        assertLines(
                new FitNote.Resampled(50, 1, 0),
                "errors and intervals are from a bootstrap of 50 samples of whole games, seed 1");
        assertLines(
                new FitNote.Resampled(48, 1, 2),
                "errors and intervals are from a bootstrap of 48 samples of whole games, seed 1; 2 more could not be fitted");
        assertLines(
                new FitNote.RowsAlone(),
                "rows were treated as independent, since the games were not available: the errors are too small where games"
                        + " give several rows");
        assertLines(
                new FitNote.NotSettled(0.5),
                "gradient descent has not settled after its steps (gradient 0.50); Newton's method (the solver newton) has"
                        + " the exact minimum");
    }

    @Test
    void whatHasNoValue() {
        assertLines(
                new FitNote.NeverAhead(
                        ObservationSettings.chessTerms("material").features().getLast()),
                "no row has more queens on one side: Q cannot be estimated");
        assertLines(
                new FitNote.NoValue(without(new ValueDoubt.Constant())),
                "Q queen has no value: it is the same in every row");
        assertLines(
                new FitNote.NoValue(without(new ValueDoubt.Inseparable(List.of("N", "B", "R", "P")))),
                "Q queen has no value: it cannot be told from N, B, R, …, since they always occur together");
        assertLines(
                new FitNote.NoValue(without(new ValueDoubt.Separates(1, Side.LOST))),
                "Q queen has no value: the only row with more of it on one side was lost by that side, so that no finite"
                        + " value fits; Firth's penalised likelihood (separation, firth) gives it one");
        assertLines(
                new FitNote.NoValue(without(new ValueDoubt.Separates(1234, Side.WON))),
                "Q queen has no value: every one of the 1,234 rows with more of it on one side was won by that side, so"
                        + " that no finite value fits; Firth's penalised likelihood (separation, firth) gives it one");
        assertLines(
                new FitNote.NoValue(without(new ValueDoubt.Separates(2, Side.MIXED))),
                "Q queen has no value: together with other features it decides every row that it occurs in, so that no"
                        + " finite value fits; Firth's penalised likelihood (separation, firth) gives it one");
    }

    @Test
    void featuresWithoutAnErrorForOneReasonShareALine() {
        assertThat(FitNoteText.lines(List.of(
                        new FitNote.Smoothed(1e-4, 8),
                        unsure("Q", "queen", new ValueDoubt.FewGames(new Evidence(1, 1))),
                        unsure("white", "White's advantage", new ValueDoubt.RidgeBias()),
                        unsure("R", "rook", new ValueDoubt.FewGames(new Evidence(1, 1))),
                        unsure("B", "bishop", new ValueDoubt.FewGames(new Evidence(9, 3.21))),
                        unsure("N", "knight", new ValueDoubt.FewResults(new Evidence(40, 9.5), 1.27)),
                        new FitNote.RowsAlone())))
                .hasSize(6)
                .containsSubsequence(
                        "Q queen, R rook have no ±: each rests on 1 game, too few for a standard error",
                        "White's advantage has no ±: the ridge moves it by more than a quarter of its standard error, which excludes that bias",
                        "B bishop has no ±: it rests on 9 games worth 3.2, too few for a standard error",
                        "N knight has no ±: its 40 games rest on 1.3 results against the odds, too few for a standard error");
    }

    @Test
    void aSharedReasonIsSaidOfEach() {
        List<ValueDoubt> doubts = List.of(
                new ValueDoubt.RidgeBias(),
                new ValueDoubt.PhasesBias(),
                new ValueDoubt.FewResults(new Evidence(40, 9.5), 1.27));
        List<FitNote> notes = doubts.stream()
                .flatMap(doubt -> Stream.of(unsure("N", "knight", doubt), unsure("B", "bishop", doubt)))
                .toList();
        assertThat(FitNoteText.lines(notes))
                .containsExactly(
                        "N knight, B bishop have no ±: the ridge moves each by more than a quarter of its standard error,"
                                + " which excludes that bias",
                        "N knight, B bishop have no ±: drawing phases together moves each by more than a quarter of"
                                + " its standard error, which excludes that bias",
                        "N knight, B bishop have no ±: the 40 games of each rest on 1.3 results against the odds, too few for a standard error");
    }

    @Test
    void howPhasesWereDrawnTogether() {
        assertLines(
                new FitNote.Shrunk(new PhaseShrinkage(
                        new Shrinking.Fixed(1e-3),
                        1e-3,
                        1,
                        false,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty())),
                "values by phase are shrunk towards one value for all phases with the strength 0.001");
        HeldOut score = new HeldOut(new double[] {2, 2}, new double[] {1.5, 1.5}, new double[] {0.4, 0.4}, Set.of());
        assertLines(
                new FitNote.Shrunk(new PhaseShrinkage(
                        new Shrinking.Auto(),
                        0.01,
                        14,
                        true,
                        Optional.empty(),
                        Optional.of(score),
                        Optional.of(score))),
                "values by phase are shrunk towards one value for all phases with the strength 0.01, the strongest of 14"
                        + " whose log-loss on held-out games is within one standard error of the least, raised until every"
                        + " piece is worth more than 0 in every phase; log-loss on held-out games: one value for"
                        + " all phases none, since too few games are left, by phase 0.7500 ± 0.0000, so drawn 0.7500 ± 0.0000");
        assertThat(FitNoteText.lines(List.of(new FitNote.Shrunk(new PhaseShrinkage(
                        new Shrinking.Best(), 0.01, 14, false, Optional.empty(), Optional.empty(), Optional.empty())))))
                .singleElement()
                .asString()
                .endsWith(", which of 14 predicts held-out games best");
    }

    @Test
    void manyFeaturesWithoutAnErrorAreCounted() {
        List<FitNote> notes = Stream.of("pawn", "knight", "bishop", "rook", "queen", "king", "White's advantage")
                .map(title -> unsure(title, title, new ValueDoubt.PhasesTogether()))
                .toList();
        assertThat(FitNoteText.lines(notes))
                .containsExactly(
                        "pawn; knight; bishop; rook; queen and 2 more have no ±: they are shrunk towards one value"
                                + " for all phases, and a standard error would exclude that bias");
    }

    @Test
    void whatTheScaleDoes() {
        assertLines(
                new FitNote.WeakUnit("P", 4.23, true),
                "the coefficient of P is weak (4.2 standard errors from 0): intervals of values counted in it are Fieller's,"
                        + " which are not symmetric and may have no end; the bootstrap gives neither ± nor percentiles for them");
        assertLines(
                new FitNote.NotJudged(List.of("2R > Q", "Q + P = 2R")),
                "fewer than five games, effectively, tell the two sides apart: 2R > Q; Q + P = 2R");
        assertLines(
                new FitNote.BelowZero(
                        ValueUnit.CENTIPAWN,
                        List.of(new FitNote.BelowZero.Worth("N@end", new Estimate(-12.34, 1.5), false)),
                        false),
                "worth less than 0 in pawn=100: N@end -12.3 ± 1.5; there are few such positions, or material was given up"
                        + " on purpose, and tables for an engine contain these numbers too");
    }
}
