package org.pieceworth.empirical.groups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.NameAliases;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.ObservationSettings.Groups;
import org.pieceworth.empirical.settings.Weighting;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.testkit.RandomPgn;
import org.pieceworth.text.InputException;

class GroupedValuesTest {

    private static final Path GAMES = Path.of("../../shared/data/games/openrating.pgn");

    private static ObservationSettings by(String grouping, Weighting weighting) {
        return ObservationSettings.DEFAULT.with(
                new Groups(Optional.of(Grouping.parse(grouping)), NameAliases.NONE, ClusterTags.USUAL, weighting));
    }

    private static FitSettings in(String unit) {
        return new FitSettings(DrawModel.HALF, true, 0, Solver.NEWTON, ValueUnit.parse(unit));
    }

    private static GroupedValues grouped(String pgn, String grouping, String unit, int most) {
        ObservationSettings options = by(grouping, Weighting.NONE);
        ObservationReader files = new ObservationReader(options, ReadProgress.NONE);
        files.read("x.pgn", new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)));
        PieceValueFit fit = PieceValueFitter.fit(files.observations(), in(unit), FitTrace.NONE);
        return GroupedValues.of(fit, options.groups().by().orElseThrow(), most);
    }

    private static Estimate value(List<FittedValue> values, String feature) {
        return values.stream()
                .filter(value -> value.feature().equals(feature))
                .findFirst()
                .flatMap(FittedValue::value)
                .orElseThrow();
    }

    /// A player of one game has no values of his own, is named, and gets those of another such player.
    @Test
    void aGroupWithoutAFitOfItsOwnIsNamed() {
        String pgn = RandomPgn.games(1, 700).replaceFirst("White \"Player 1\"", "White \"Once\"");
        GroupedValues groups = grouped(pgn, "White", "logit", 20);
        assertThat(groups.drawn()).isTrue();
        assertThat(groups.groups()).hasSize(8);
        GroupedValues.Group once = groups.groups().getLast();
        assertThat(once.name()).isEqualTo("Once");
        assertThat(once.games()).isEqualTo(1);
        assertThat(once.alone()).isEmpty();
        assertThat(once.problem()).isPresent();
        for (GroupedValues.Group group : groups.groups().subList(0, 7)) {
            assertThat(group.pooled()).hasSameSizeAs(group.alone());
            assertThat(value(group.pooled(), "Q").standardError())
                    .isLessThan(value(once.pooled(), "Q").standardError());
        }
    }

    @Test
    void gamesWithoutTheTagsAreCounted() {
        String pgn = RandomPgn.games(1, 700);
        assertThat(grouped(pgn, "White", "logit", 20).ungrouped()).isZero();
        String some = pgn.replace("[White \"Player 1\"]\n", "");
        long lost = grouped(pgn, "White", "logit", 20).groups().stream()
                .filter(group -> group.name().equals("Player 1"))
                .findFirst()
                .orElseThrow()
                .games();
        assertThat(grouped(some, "White", "logit", 20).ungrouped())
                .isEqualTo(lost)
                .isPositive();
    }

    /// Only what is shown is tested, and how much is shown changes no value.
    @Test
    void shownGroupsAreTested() {
        String pgn = RandomPgn.games(1, 700);
        GroupedValues all = grouped(pgn, "White", "logit", 20);
        GroupedValues some = grouped(pgn, "White", "logit", 3);
        assertThat(some.groups()).isEqualTo(all.groups().subList(0, 3));
        assertThat(some.others()).isEqualTo(4);
        assertThat(all.test().orElseThrow().groups()).isEqualTo(7);
        assertThat(some.test().orElseThrow().groups()).isEqualTo(3);
    }

    @Test
    void fewGroupsKeepTheirOwnValues() {
        String pgn = RandomPgn.games(1, 700).replaceAll("White \"Player [0-4]\"", "White \"One\"");
        GroupedValues groups = grouped(pgn, "White", "logit", 20);
        assertThat(groups.groups()).hasSize(3);
        assertThat(groups.drawn()).isFalse();
        assertThat(groups.groups())
                .allSatisfy(group -> assertThat(group.pooled()).isEqualTo(group.alone()));
    }

    /// Groups by result are one-sided each: none can be fitted, and the first are named.
    @Test
    void groupsThatSeparateResultsAreNamed() {
        String pgn = RandomPgn.games(1, 200);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> grouped(pgn, "Result", "logit", 20))
                .withMessageStartingWith("by: none of 3 groups by Result has values of its own: ")
                .withMessageContaining("1-0 (")
                .withMessageContaining("no row is lost");
    }

    @Test
    void aWeightTagThatNoGameHasIsNamed() {
        ObservationReader files =
                new ObservationReader(by("White", new Weighting(Optional.of("Importance"), false)), ReadProgress.NONE);
        files.read("x.pgn", new ByteArrayInputStream(RandomPgn.games(1, 20).getBytes(StandardCharsets.UTF_8)));
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(files::observations)
                .withMessageContaining("x.pgn: found no game with the tag Importance")
                .withMessageContaining("weight-tag: ");
    }

    /// On real games each pooled value lies between the group's own and the mean of all, and most are better
    /// known.
    @Test
    void pooledValuesOfRealGamesLieBetween() {
        assumeTrue(Files.isRegularFile(GAMES), "reference data absent: openrating.pgn");
        ObservationSettings options = by("player", Weighting.NONE);
        ObservationReader files = new ObservationReader(options, ReadProgress.NONE);
        files.read(GAMES.toString());
        PieceValueFit fit = PieceValueFitter.fit(files.observations(), FitSettings.DEFAULT, FitTrace.NONE);
        GroupedValues groups = GroupedValues.of(fit, options.groups().by().orElseThrow(), 40);
        assertThat(groups.drawn()).isTrue();
        for (String piece : List.of("N", "B", "R", "Q")) {
            double mean = groups.groups().stream()
                    .mapToDouble(group -> value(group.pooled(), piece).value())
                    .average()
                    .orElseThrow();
            double joint = value(fit.values(), piece).value();
            assertThat(mean).as(piece).isCloseTo(joint, within(0.1 * joint));
            for (GroupedValues.Group group : groups.groups()) {
                if (!group.alone().isEmpty()) {
                    double own = value(group.alone(), piece).value();
                    assertThat(value(group.pooled(), piece).value())
                            .as(group.name() + " " + piece)
                            .isGreaterThan(Math.min(own, 0.9 * joint));
                }
            }
        }
    }
}
