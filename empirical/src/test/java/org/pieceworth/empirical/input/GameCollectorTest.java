package org.pieceworth.empirical.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.pieceworth.empirical.files.CountsFile;
import org.pieceworth.empirical.files.MatFile;
import org.pieceworth.empirical.rows.ObservationCounts;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.san.SanWriter;
import org.pieceworth.testkit.RandomGames;

class GameCollectorTest {

    /// The worked game of the article (Medvedev 2015, "Program and Results").
    private static final String WORKED_GAME = """
            [White "Simplex 0.9.7"]
            [Black "IvanHoe 999946f"]
            [Result "0-1"]

            1. d4 d5 2. c4 e6 3. e3 c6 4. Nf3 Nd7 5. Nbd2 Nh6 6. e4 Bb4 7. a3 Ba5 8. cxd5 exd5 9. exd5 cxd5 10. Qe2+ Kf8
            11. Qb5 Nf6 12. Bd3 Qe7+ 13. Kd1 Bb6 14. Re1 Bd7 15. Qb3 Be6 16. Re2 Qc7 17. Qb4+ Kg8 18. Nb3 Bf5 19. Bb1 Bxb1
            20. Rxb1 Nf5 21. Bd2 a5 22. Qa4 h6 23. Rc1 Qb8 24. Bxa5 Qf4 25. Qb4 Bxa5 26. Nxa5 Kh7 27. Nxb7 Rab8 28. a4 Ne4
            29. h3 Rhc8 30. Ra1 Rc7 31. Qa3 Rcxb7 32. g3 Qc7 33. Rc1 Qa5 34. Rxe4 dxe4 35. Rc5 Qa6 36. Nd2 Nxd4 37. Rc4 Nb3
            38. Nxb3 Qxc4 39. Nd2 Rd8 40. Qc3 Qf1+ 41. Kc2 Qe2 42. f4 e3 43. b4 Rc7 44. Kb3 Qd1+ 45. Ka2 Rxc3 46. Nb1 Qxa4+
            47. Na3 Rc2+ 48. Ka1 Rd1# 0-1
            """;

    private static Observations read(ObservationSettings options, String... files) {
        ObservationReader reader = new ObservationReader(options, ReadProgress.NONE);
        for (String file : files) {
            reader.read("test.pgn", new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8)));
        }
        return reader.observations();
    }

    private static String mat(Observations observations) {
        StringWriter text = new StringWriter();
        MatFile.write(observations, new PrintWriter(text));
        return text.toString();
    }

    private static String csv(ObservationCounts counts) {
        StringWriter text = new StringWriter();
        CountsFile.write(ObservationSettings.chessTerms(ObservationSettings.MATERIAL), counts, new PrintWriter(text));
        return text.toString();
    }

    @Test
    void theWorkedGameGivesItsSevenRows() {
        assertThat(mat(read(ObservationSettings.MEDVEDEV, WORKED_GAME))).isEqualTo("""
                         0  0  0  0  0  0
                         1  0  0  0  0  0
                         2  0  0  0  0  0
                         2 -1  0  0  0  0
                         2  0  0 -1  0  0
                         1  0  0 -1  0  0
                         1  1  0 -2  0  0
                        """);
    }

    @Test
    void checksPostponeARow() {
        // 1. e4 f5 2. Qh5+ g6: the first quiet pair ends before the check; the capture then waits two plies
        String game = "1. e4 f5 2. Qh5+ g6 3. Qxg6+ hxg6 4. a3 a6 5. a4 a5 0-1";
        assertThat(mat(read(ObservationSettings.DEFAULT, game))).isEqualTo(" 0  0  0  0  0  0\n 1  0  0  0 -1  0\n");
    }

    @Test
    void everyGameIsUsedOrSkippedOnce() {
        String games = """
                1. e4 e5 1-0

                1. e4 e5 1-0

                1. e4 e6 *

                1. d4 Ke4 1-0

                [Result "1-0"]

                1-0

                1. c4 c5 1/2-1/2
                """;
        Observations found = read(ObservationSettings.DEFAULT, games);
        assertThat(found.games()).isEqualTo(2);
        assertThat(found.drawnGames()).isEqualTo(1);
        assertThat(found.plies()).isEqualTo(4);
        assertThat(found.skips().counts())
                .containsEntry("duplicate", 1L)
                .containsEntry("unknown-result", 1L)
                .containsEntry("illegal-move", 1L)
                .containsEntry("no-moves", 1L)
                .hasSize(4);
        assertThat(found.skips().firstPlaces()).containsEntry("illegal-move", "first: test.pgn, game 4, line 7");
        Observations kept = read(ObservationSettings.MEDVEDEV, games);
        assertThat(kept.games()).isEqualTo(4);
        assertThat(kept.skips().counts()).containsOnlyKeys("illegal-move", "no-moves");
    }

    @Test
    void duplicatesAreFoundAcrossFiles() {
        Observations found = read(ObservationSettings.DEFAULT, "1. e4 e5 1-0", "1. e2e4 e7e5 1-0\n\n1. e4 c5 0-1");
        assertThat(found.games()).isEqualTo(2);
        assertThat(found.skips().of(SkippedGames.DUPLICATE)).isEqualTo(1);
        assertThat(found.duplicates().rows()).isEqualTo(1);
    }

    /// Merging counts of parts = counting the whole, in whatever order.
    @Test
    void mergingIsAdding() {
        List<String> games = new ArrayList<>();
        for (int seed = 0; seed < 60; seed++) {
            games.add(randomGame(seed));
        }
        ObservationCounts whole =
                read(ObservationSettings.MEDVEDEV, String.join("\n", games)).counts();
        Collections.shuffle(games, new Random(3));
        ObservationCounts merged = read(ObservationSettings.MEDVEDEV, String.join("\n", games.subList(0, 25)))
                .counts();
        merged.merge(read(ObservationSettings.MEDVEDEV, String.join("\n", games.subList(25, 60)))
                .counts());
        assertThat(csv(merged)).isEqualTo(csv(whole));
        assertThat(whole.rows()).isGreaterThan(100);
    }

    private static String randomGame(int seed) {
        RandomGenerator random = RandomGames.random(seed);
        ChessPosition position = ChessPosition.initial();
        StringBuilder text = new StringBuilder();
        List<Integer> moves = RandomGames.play(position.copy(), 120, random);
        for (int move : moves) {
            text.append(SanWriter.write(position, move)).append(' ');
            position.make(move);
        }
        return text + (seed % 3 == 0 ? "1-0" : seed % 3 == 1 ? "0-1" : "1/2-1/2") + "\n";
    }
}
