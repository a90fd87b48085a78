package org.pieceworth.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.report.page.Group;
import org.pieceworth.report.page.GroupValue;
import org.pieceworth.report.page.Grouping;
import org.pieceworth.report.page.Measured;

class GroupChartsTest {

    @Test
    void ofManyGroupsThoseWithTheMostGamesAreDrawnInTheirOrder() {
        List<Group> groups =
                IntStream.range(0, 100).mapToObj(GroupChartsTest::group).toList();
        List<DotChart> charts = GroupCharts.of(new Grouping("player", "", groups), List.of());
        assertThat(charts).hasSize(1);
        assertThat(charts.getFirst().rows())
                .hasSize(GroupCharts.MOST_GROUPS)
                .startsWith("player 70")
                .endsWith("player 99");
        assertThat(charts.getFirst().series()).hasSize(1);
    }

    @Test
    void aWildGroupDoesNotDwarfThePooledValues() {
        Group wild = new Group("wild", 3, List.of(new GroupValue("N", some(90_000, 5000), some(310, 30))));
        Group tame = new Group("tame", 900, List.of(new GroupValue("N", some(280, 9), some(281, 8))));
        DotChart chart = GroupCharts.of(new Grouping("player", "", List.of(wild, tame)), List.of())
                .getFirst();
        assertThat(chart.axis().high()).isLessThan(500);
        assertThat(chart.banded()).isFalse();
    }

    @Test
    void groupsOfOneSizeDoNotPushOutLargerOnes() {
        List<Group> groups = IntStream.range(0, 60)
                .mapToObj(number -> new Group(
                        "player " + number, number < 59 ? 1 : 500, group(number).values()))
                .toList();
        assertThat(GroupCharts.of(new Grouping("player", "", groups), List.of())
                        .getFirst()
                        .rows())
                .endsWith("player 59");
    }

    private static Group group(int number) {
        return new Group("player " + number, number, List.of(new GroupValue("N", some(280, 9), Optional.empty())));
    }

    private static Optional<Measured> some(double value, double error) {
        return Optional.of(Measured.normal(value, error));
    }
}
