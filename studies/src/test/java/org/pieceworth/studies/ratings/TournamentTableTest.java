package org.pieceworth.studies.ratings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.ratings.RatingSettings;
import org.pieceworth.studies.ratings.TournamentTable.Absence;

final class TournamentTableTest {

    private static Tournament roundRobin() {
        Tournament tournament = new Tournament(List.of("strong", "middle", "weak"));
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 60; i++) {
            tournament.pair(0, 1, random.nextInt(3), Math.max(random.nextInt(3), random.nextInt(3)));
            tournament.pair(
                    0,
                    2,
                    Math.max(random.nextInt(3), random.nextInt(3)),
                    Math.max(random.nextInt(3), random.nextInt(3)));
            tournament.pair(1, 2, random.nextInt(3), Math.max(random.nextInt(3), random.nextInt(3)));
        }
        return tournament;
    }

    @Test
    void playersStandInTheOrderOfTheirRatings() {
        TournamentTable table = TournamentTable.of(roundRobin(), RatingSettings.STANDARD);
        assertThat(table.standings()).extracting(each -> each.name()).containsExactly("strong", "middle", "weak");
        assertThat(table.standings().getFirst().aboveNext()).isBetween(0.5, 1.0);
        assertThat(table.standings().stream().mapToDouble(each -> each.rating()).sum())
                .isCloseTo(0, org.assertj.core.api.Assertions.within(1e-9));
    }

    @Test
    void whoWonOrLostAllGamesOrNeverMetTheRestIsNamed() {
        Tournament tournament = roundRobin();
        int winner = tournament.player("winner");
        int loser = tournament.player("loser");
        tournament.pair(winner, 0, 2, 2);
        tournament.pair(loser, 0, 0, 0);
        tournament.pair(tournament.player("far"), tournament.player("away"), 2, 0);
        tournament.player("idle");
        TournamentTable table = TournamentTable.of(tournament, RatingSettings.STANDARD);
        assertThat(table.standings().stream()
                        .flatMap(each -> each.absence().map(why -> each.name() + " " + why).stream()))
                .containsExactlyInAnyOrder(
                        "winner " + Absence.ALL_WON,
                        "loser " + Absence.ALL_LOST,
                        "far " + Absence.NEVER_MET,
                        "away " + Absence.NEVER_MET,
                        "idle " + Absence.NEVER_MET);
    }
}
