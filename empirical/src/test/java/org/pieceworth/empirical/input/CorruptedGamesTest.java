package org.pieceworth.empirical.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.pieceworth.pgn.GameListener;
import org.pieceworth.pgn.GameReplay;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.rules.position.PlayedMoves;

/// What replay finds in games with one thing wrong, and what it finds when every move has to be legal.
class CorruptedGamesTest {

    private static final String SOUND = "[Event \"sound\"]\n\n1. d4 d5 2. c4 e6 3. Nc3 Nf6 1/2-1/2\n\n";

    private static final class Found implements GameListener {
        private final List<String> reasons = new ArrayList<>();

        @Override
        public void end(ReplayedGame game, PlayedMoves replay, Optional<SkipReason> skip) {
            reasons.add(skip.map(SkipReason::reason).orElse("-"));
        }
    }

    private static List<String> found(String pgn, boolean strict) {
        Found found = new Found();
        new PgnReader(new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)), new GameReplay(found, strict))
                .readAll();
        return found.reasons;
    }

    private static List<String[]> games() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(CorruptedGamesTest.class.getResourceAsStream("corrupted-games.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\\|"))
                    .toList();
        }
    }

    private static String tagged(String game) {
        return "[Event \"corrupted\"]\n" + game.replace("] ", "]\n\n") + "\n\n";
    }

    @TestFactory
    Stream<DynamicTest> eachModeFindsWhatItSays() throws IOException {
        return games().stream()
                .map(row -> DynamicTest.dynamicTest(row[0], () -> {
                    String pgn = SOUND + tagged(row[3]) + SOUND;
                    assertThat(found(pgn, false)).containsExactly("-", row[1], "-");
                    assertThat(found(pgn, true)).containsExactly("-", row[2], "-");
                }));
    }

    /// All together in one file: games stay apart, and a game that is used by the one mode and not by the other is
    /// one whose moves leave a king in check.
    @Test
    void gamesStayApart() throws IOException {
        StringBuilder pgn = new StringBuilder();
        List<String> usual = new ArrayList<>();
        List<String> strict = new ArrayList<>();
        for (String[] row : games()) {
            pgn.append(tagged(row[3]));
            usual.add(row[1]);
            strict.add(row[2]);
        }
        assertThat(found(pgn.toString(), false)).isEqualTo(usual);
        assertThat(found(pgn.toString(), true)).isEqualTo(strict);
        for (int game = 0; game < usual.size(); game++) {
            if (!usual.get(game).equals(strict.get(game))) {
                assertThat(usual.get(game)).isEqualTo("-");
                assertThat(strict.get(game)).isEqualTo(SkipReason.ILLEGAL_MOVE);
            }
        }
    }
}
