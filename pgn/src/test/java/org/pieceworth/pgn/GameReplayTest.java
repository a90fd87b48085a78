package org.pieceworth.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.PlayedMoves;

class GameReplayTest {

    /// Keeps what it is told.
    private static final class Games implements GameListener {
        private final List<ReplayedGame> games = new ArrayList<>();
        private final List<String> skips = new ArrayList<>();
        private String lastFen = "";

        @Override
        public void end(ReplayedGame game, PlayedMoves replay, Optional<SkipReason> skip) {
            lastFen = Fen.write(replay.at(replay.plies()).setup());
            games.add(game);
            skips.add(skip.map(SkipReason::reason).orElse(""));
        }
    }

    private static Games replay(String pgn) {
        return replay(new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)));
    }

    private static Games replay(InputStream in) {
        Games games = new Games();
        new PgnReader(in, new GameReplay(games)).readAll();
        return games;
    }

    @Test
    void aGameIsPlayedToItsEnd() {
        Games games = replay("1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 1-0");
        assertThat(games.lastFen).isEqualTo("rnb1kbnr/ppp1pppp/8/q7/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 4");
        assertThat(games.games).singleElement().satisfies(game -> {
            assertThat(game.plies()).isEqualTo(6);
            assertThat(game.result()).isEqualTo(GameResult.WHITE_WINS);
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1. e4 e5 2. Nf6 1-0                                            | illegal-move
            1. Nf3 d5 2. d3 d6 3. Nd2 1-0                                  | illegal-move
            1. d3 d6 2. Nd2 Nd7 3. Ng1f3 Ndf6 4. Nf3d4 e5 5. N2f3 exd4 1-0 |
            1. d4 d6 2. Nf3 Nd7 3. Nd2 1-0                                 | ambiguous-move
            1. e4 -- 2. d4 1-0                                             | null-move
            1. e4 hello 1-0                                                | unreadable-move
            [FEN "8/8/8/8/8/8/8/8 w - - 0 1"] 1. e4 1-0                    | bad-setup
            [FEN "rubbish"] 1. e4 1-0                                      | bad-setup
            [FEN "4k3/8/8/8/8/8/4P3/4K3 w KQkq e6 -1 99999999999"] 1. e4 1-0 |
            [Variant "Atomic"] 1. e4 1-0                                   | other-variant
            [Variant "Chess960"] 1. e4 1-0                                 |
            [Result "0-1"] 1. e4 1-0                                       | conflicting-result
            [Result "?"] 1. e4 1-0                                         |
            [Result "1-0"] 1. e4 *                                         |
            1. e4 (1. Ke5 nonsense) 1-0                                    |
            """)
    void gamesAreSkippedWithTheirReason(String pgn, String reason) {
        Games games = replay(pgn + "\n\n[Event \"next\"]\n\n1. d4 d5 0-1\n");
        assertThat(games.skips).containsExactly(reason == null ? "" : reason, "");
        assertThat(games.games.get(1).plies()).isEqualTo(2);
    }

    @Test
    void theResultIsTheTagsWhereItSaysOne() {
        assertThat(replay("[Result \"1/2-1/2\"]\n\n1. e4 *").games.getFirst().result())
                .isEqualTo(GameResult.DRAW);
        assertThat(replay("[Result \"*\"]\n\n1. e4 0-1").games.getFirst().result())
                .isEqualTo(GameResult.BLACK_WINS);
        assertThat(replay("1. e4 e5").games.getFirst().result()).isEqualTo(GameResult.UNKNOWN);
    }

    @Test
    void equalMovesHaveEqualKeysAndOthersDoNot() {
        Games games = replay("1. e4 e5 1-0\n\n1. e2-e4 {x} e5 0-1\n\n1. e4 e6 1-0\n\n1. e4 1-0\n\n"
                + "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1\"]\n\n1. e4 e5 1-0\n");
        assertThat(replay("[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\"]\n\n1. e4 e5 1-0")
                        .games
                        .getFirst()
                        .key())
                .isEqualTo(games.games.getFirst().key());
        assertThat(games.games.get(0).key()).isEqualTo(games.games.get(1).key());
        assertThat(games.games.stream().map(GameListener.ReplayedGame::key).distinct())
                .hasSize(4);
    }

    @Test
    void chess960CastlesWithItsRooks() {
        Games games = replay("[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1\"]\n\n1. O-O-O 1-0");
        assertThat(games.lastFen).startsWith("4k3/8/8/8/8/8/8/2KR2R1 b");
        assertThat(games.skips).containsExactly("");
    }

    /// What each file of the hostile collection holds: games, plies and skips, read by hand against the files.
    @TestFactory
    Stream<DynamicTest> hostileFiles() throws IOException {
        Path folder = Path.of("../../shared/data/hostile");
        assumeTrue(Files.isDirectory(folder), "reference data absent: hostile");
        try (InputStream in = Objects.requireNonNull(getClass().getResourceAsStream("hostile.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .map(row -> DynamicTest.dynamicTest(
                            row[0],
                            () -> assertThat(summary(folder.resolve(row[0])))
                                    .isEqualTo(List.of(row).subList(1, 4))));
        }
    }

    private static List<String> summary(Path file) throws IOException {
        try (InputStream in = PgnInput.open(Files.newInputStream(file))) {
            Games games = replay(in);
            Map<String, Integer> skips = new TreeMap<>();
            games.skips.stream().filter(s -> !s.isEmpty()).forEach(s -> skips.merge(s, 1, Integer::sum));
            int plies = games.games.stream()
                    .mapToInt(GameListener.ReplayedGame::plies)
                    .sum();
            return List.of(games.games.size() + "", plies + "", skips.toString());
        }
    }
}
