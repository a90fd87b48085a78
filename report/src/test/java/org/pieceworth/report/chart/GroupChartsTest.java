package org.pieceworth.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.groups.GroupedValues.Group;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.report.SamplePage;
import org.pieceworth.stats.Estimate;

class GroupChartsTest {

    @Test
    void ofManyGroupsThoseWithTheMostGamesAreDrawnInTheirOrder() {
        List<Group> groups =
                IntStream.range(0, 100).mapToObj(GroupChartsTest::group).toList();
        List<DotChart> charts = GroupCharts.of(grouped(false, groups), List.of());
        assertThat(charts).hasSize(1);
        assertThat(charts.getFirst().rows())
                .hasSize(GroupCharts.MOST_GROUPS)
                .startsWith("player 70")
                .endsWith("player 99");
        assertThat(charts.getFirst().series()).hasSize(1);
    }

    @Test
    void aWildGroupDoesNotDwarfThePooledValues() {
        Group wild = new Group("wild", 3, knight(310, 30), knight(90_000, 5000), Optional.empty());
        Group tame = new Group("tame", 900, knight(281, 8), knight(280, 9), Optional.empty());
        DotChart chart =
                GroupCharts.of(grouped(true, List.of(wild, tame)), List.of()).getFirst();
        assertThat(chart.axis().high()).isLessThan(500);
        assertThat(chart.banded()).isFalse();
    }

    @Test
    void groupsOfOneSizeDoNotPushOutLargerOnes() {
        List<Group> groups = IntStream.range(0, 60)
                .mapToObj(number -> new Group(
                        "player " + number, number < 59 ? 1 : 500, knight(280, 9), knight(280, 9), Optional.empty()))
                .toList();
        assertThat(GroupCharts.of(grouped(false, groups), List.of()).getFirst().rows())
                .endsWith("player 59");
    }

    /// What was asked for beside pieces is drawn too.
    @Test
    void everyFeatureHasAChart() {
        List<FittedValue> values = List.of(
                FittedValue.pooled("N", "knight", new Estimate(280, 9)),
                FittedValue.pooled("pair:B", "bishop pair", new Estimate(40, 12)));
        List<DotChart> charts = GroupCharts.of(
                grouped(true, List.of(new Group("one", 900, values, values, Optional.empty()))),
                List.of(SamplePage.other("pair", "bishop pair", Measured.normal(45, 3))));
        assertThat(charts).extracting(DotChart::title).containsExactly("Knight", "Bishop pair");
        assertThat(charts.getLast().banded()).isTrue();
    }

    private static GroupedValues grouped(boolean drawn, List<Group> groups) {
        return new GroupedValues(new Grouping.Player(), groups, 0, 0, drawn, Optional.empty(), List.of());
    }

    private static Group group(int number) {
        return new Group("player " + number, number, knight(280, 9), knight(280, 9), Optional.empty());
    }

    private static List<FittedValue> knight(double value, double error) {
        return List.of(FittedValue.pooled("N", "knight", new Estimate(value, error)));
    }
}
