package org.pieceworth.stats.groups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.stats.regression.TiltedGames;

class GroupTestTest {

    private static final Offset<Double> EXACT = within(1e-9);

    /// By hand: 1 ± 1 and 3 ± √3 meet at 1.5 with distances ¼ and ¾, times 998/1000 for 1,001 clusters
    /// each.
    @Test
    void theWaldStatisticByHand() {
        GroupFit one = new GroupFit(new double[] {7, 1}, new double[][] {{1, 0}, {0, 1}}, 1001);
        GroupFit other = new GroupFit(new double[] {7, 3}, new double[][] {{1, 0}, {0, 3}}, 1001);
        GroupTest test = GroupTest.of(List.of(one.only(1), other.only(1))).orElseThrow();
        assertThat(test.statistic()).isCloseTo(0.998, EXACT);
        assertThat(test.degrees()).isEqualTo(1);
        assertThat(test.groups()).isEqualTo(2);
        assertThat(test.pValue()).isCloseTo(0.3177941, within(1e-6));
        GroupTest both = GroupTest.of(List.of(one, other)).orElseThrow();
        assertThat(both.degrees()).isEqualTo(2);
        assertThat(both.statistic()).isCloseTo(0.997, EXACT);
        assertThat(both.pValue()).isCloseTo(Math.exp(-0.997 / 2), EXACT);
        assertThat(GroupTest.of(List.of(one, one)).orElseThrow().pValue()).isEqualTo(1);
    }

    @Test
    void groupsWithTooFewClustersTakeNoPart() {
        double[][] unit = {{1}};
        GroupFit enough = new GroupFit(new double[1], unit, 5);
        GroupFit few = new GroupFit(new double[1], unit, 4);
        GroupFit flat = new GroupFit(new double[1], new double[1][1], 100);
        assertThat(GroupTest.of(List.of(enough, few, flat))).isEmpty();
        assertThat(GroupTest.of(List.of(enough, enough, few)).orElseThrow().groups())
                .isEqualTo(2);
    }

    /// By hand: pawns 1 ± 0.1 of both and knights 2 and 4 ± 0.2 meet at 3, from where each is seen ± √(0.04
    /// + 0.09).
    @Test
    void ratiosByHand() {
        double[][] covariance = {{0.01, 0}, {0, 0.04}};
        GroupFit low = new GroupFit(new double[] {1, 2}, covariance, 1001);
        GroupFit high = new GroupFit(new double[] {1, 4}, covariance, 1001);
        GroupTest test = GroupTest.ofRatios(List.of(low, high)).orElseThrow();
        assertThat(test.statistic()).isCloseTo(0.998 * 2 / 0.13, EXACT);
        assertThat(test.degrees()).isEqualTo(1);
        GroupFit turned = new GroupFit(new double[] {-1, -2}, covariance, 1001);
        assertThat(GroupTest.ofRatios(List.of(turned, turned))).isEmpty();
        assertThat(GroupTest.ofRatios(List.of(low))).isEmpty();
        assertThat(GroupTest.ofRatios(List.of())).isEmpty();
    }

    /// Players of real sizes who do not differ in their values, though in how clearly a pawn decides, and of
    /// whom many have a weak pawn: about five of a hundred repetitions find a difference.
    @Tag("slow")
    @Test
    void theTestOfRatiosHasItsSize() {
        SimulatedGroups games = new SimulatedGroups(74, 0.12, 0);
        int trials = 1000;
        int found = 0;
        for (int trial = 0; trial < trials; trial++) {
            List<GroupFit> groups = new ArrayList<>();
            for (int size : SimulatedGroups.GAMES) {
                groups.add(games.group(size).fit());
            }
            found += GroupTest.ofRatios(groups).orElseThrow().pValue() < 0.05 ? 1 : 0;
        }
        assertThat(found / (double) trials).isBetween(0.01, 0.07);
    }

    /// Groups that do not differ are said to differ in about five of a hundred repetitions.
    @Tag("slow")
    @Test
    void theTestHasItsSize() {
        SplittableRandom random = new SplittableRandom(73);
        FitOptions options = new FitOptions(DrawModel.ORDERED, true, Penalty.NONE, Solver.NEWTON);
        TiltedGames games = new TiltedGames();
        int trials = 1000;
        int all = 0;
        int one = 0;
        int ratios = 0;
        for (int trial = 0; trial < trials; trial++) {
            List<GroupFit> groups = new ArrayList<>();
            for (int g = 0; g < 6; g++) {
                TiltedGames.Sample sample = games.sample(120, random);
                groups.add(GroupFit.of(sample.data(), sample.clusters(), options, TiltedGames.names()));
            }
            all += GroupTest.of(groups).orElseThrow().pValue() < 0.05 ? 1 : 0;
            List<GroupFit> second = groups.stream().map(group -> group.only(1)).toList();
            one += GroupTest.of(second).orElseThrow().pValue() < 0.05 ? 1 : 0;
            List<GroupFit> features =
                    groups.stream().map(group -> group.only(0, 1, 2)).toList();
            ratios += GroupTest.ofRatios(features).orElseThrow().pValue() < 0.05 ? 1 : 0;
        }
        assertThat(all / (double) trials).isBetween(0.03, 0.08);
        assertThat(one / (double) trials).isBetween(0.03, 0.07);
        assertThat(ratios / (double) trials).isBetween(0.02, 0.08);
    }
}
