package org.pieceworth.empirical.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.NameAliases;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.GameResult;

class PackedGamesTest {

    private final SplittableRandom random = new SplittableRandom(4);
    private final GameRows rows = new GameRows(false, false, ClusterTags.USUAL);
    private final GameLocations places = new GameLocations();
    private final List<String> expected = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();

    private void addRun(int games, long gamesBefore, long linesBefore) {
        CollectedGames run = new CollectedGames();
        for (int game = 0; game < games; game++) {
            expected.add(addGame(run, game));
            lines.add("here.pgn, game " + (gamesBefore + 1 + game) + ", line " + (linesBefore + 7L * game));
        }
        PackedGames packed = PackedGames.of(run, ObservationSettings.DEFAULT);
        int[] vectorOf = new int[run.vectors.size()];
        for (int id = 0; id < vectorOf.length; id++) {
            vectorOf[id] = run.vectors.valueOf(id, 0);
        }
        rows.add(packed, vectorOf, new int[0]);
        places.add(packed, gamesBefore, linesBefore);
    }

    private String addGame(CollectedGames run, int game) {
        int moves = random.nextInt(300);
        double weight = random.nextInt(3) == 0 ? 0.5 : 1;
        StringBuilder text = new StringBuilder(moves + " " + weight);
        for (int row = random.nextInt(5); row > 0; row--) {
            int vector = random.nextInt(400);
            run.rows.add(run.vectors.add(new int[] {vector}));
            run.rowPlies.add(row);
            text.append(' ').append(vector);
        }
        run.endGame(game, 1 + game, 7L * game, GameResult.DRAW, moves, weight, false);
        run.endGroups(Optional.empty(), Map.of(), NameAliases.NONE);
        run.endClusters(new long[] {random.nextInt(5), 17, ClusterTags.UNKNOWN});
        return text.toString();
    }

    private static String text(GameRows.Game game) {
        StringBuilder text = new StringBuilder(game.plies + " " + game.weight);
        for (int row = 0; row < game.rows; row++) {
            text.append(' ').append(game.vector[row]);
        }
        return text.toString();
    }

    private List<String> expected(BitSet numbers) {
        return numbers.stream()
                .mapToObj(number -> number + " " + expected.get(number))
                .toList();
    }

    /// Games of runs of many lengths come back as they were: all, all but some, and some alone; so do their places.
    @Test
    void gamesOfRunsAreReadAsTheyWere() {
        places.startFile("here.pgn");
        for (int run = 0; run < 60; run++) {
            addRun(random.nextInt(4) == 0 ? 0 : random.nextInt(40), 100L * run, 1000L * run);
        }
        List<String> all = new ArrayList<>();
        rows.forEachAdded(game -> all.add(text(game)));
        assertThat(all).isEqualTo(expected);
        for (int share : new int[] {1, 3, 50, 2000}) {
            BitSet some = new BitSet();
            random.ints(expected.size() / share, 0, expected.size()).forEach(some::set);
            List<String> chosen = new ArrayList<>();
            rows.forEachOf(some, game -> chosen.add(game.number + " " + text(game)));
            assertThat(chosen).isEqualTo(expected(some));
            List<String> others = new ArrayList<>();
            rows.leaveOut(some);
            rows.forEach(game -> others.add(game.number + " " + text(game)));
            BitSet rest = new BitSet();
            rest.set(0, expected.size());
            rest.andNot(some);
            assertThat(others).isEqualTo(expected(rest));
        }
        for (int number = 0; number < lines.size(); number += 1 + number / 9) {
            assertThat(places.of(number)).isEqualTo(lines.get(number));
        }
        assertThat(rows.clusterValues()[1])
                .hasSize(expected.size())
                .containsOnly(rows.clusterValues()[1][0])
                .doesNotContain(0);
        assertThat(rows.clusterValues()[2]).containsOnly(0);
    }
}
