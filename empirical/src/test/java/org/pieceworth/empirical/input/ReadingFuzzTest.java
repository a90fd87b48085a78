package org.pieceworth.empirical.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.parallel.Isolated;
import org.pieceworth.empirical.labelled.PositionPaths;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.empirical.settings.TagConditionReader;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.pgn.GameListener;
import org.pieceworth.pgn.GameReplay;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.InputException;

/// Any bytes are read as games without an exception, the same at once and byte by byte, usual and strict
/// replay agreeing on what both use; any bytes are read as labelled positions or refused in one line, the
/// same on the fast road and the strict one, whole and in small pieces; any text is a condition or terms,
/// or is refused in one line. Usual builds try the seeds; `bench/fuzz.sh` looks for more.
@Isolated("The fuzzer keeps one state for all tests.")
class ReadingFuzzTest {

    /// Writes down games, and holds the order in which a listener is told.
    private static final class Games implements GameListener {
        private final List<String> told = new ArrayList<>();
        private final List<String> used = new ArrayList<>();
        private boolean open;
        private long games;

        @Override
        public void begin() {
            assertThat(open).isFalse();
            open = true;
            games++;
        }

        @Override
        public void tag(ByteSlice name, ByteSlice value) {
            assertThat(open).isTrue();
            told.add(name + "=" + value);
        }

        @Override
        public void end(ReplayedGame game, PlayedMoves replay, Optional<SkipReason> skip) {
            assertThat(open).isTrue();
            open = false;
            assertThat(game.ordinal()).isEqualTo(games);
            assertThat(game.plies()).isEqualTo(replay.plies());
            told.add(game + " " + skip);
            used.add(skip.isPresent() ? "" : game.toString());
        }
    }

    private static Games read(InputStream in, boolean strict) {
        Games games = new Games();
        new PgnReader(in, new GameReplay(games, strict)).readAll();
        assertThat(games.open).isFalse();
        return games;
    }

    private static InputStream byteByByte(byte[] text) {
        return new ByteArrayInputStream(text) {
            @Override
            public int read(byte[] buffer, int offset, int length) {
                return super.read(buffer, offset, Math.min(1, length));
            }
        };
    }

    @FuzzTest(maxDuration = "10m")
    void pgn(byte[] text) {
        Games usual = read(new ByteArrayInputStream(text), false);
        assertThat(read(byteByByte(text), false).told).isEqualTo(usual.told);
        Games strict = read(new ByteArrayInputStream(text), true);
        assertThat(strict.used).hasSameSizeAs(usual.used);
        for (int game = 0; game < strict.used.size(); game++) {
            if (!strict.used.get(game).isEmpty()) {
                assertThat(usual.used.get(game)).isEqualTo(strict.used.get(game));
            }
        }
    }

    @FuzzTest(maxDuration = "10m")
    void positions(byte[] text) {
        PositionPaths.assertPlainLinesAgree(text);
        List<Object> whole = PositionPaths.collected(text, "material", 1, 1 << 16);
        assertThat(PositionPaths.collected(text, "material", 2, 16)).isEqualTo(whole);
    }

    @FuzzTest(maxDuration = "10m")
    void condition(byte[] bytes) {
        try {
            TagCondition condition = TagConditionReader.parse(new String(bytes, StandardCharsets.UTF_8));
            condition.holds(Map.of("WhiteElo", "2500", "Event", "blitz"));
            assertThat(condition.tags()).isNotEmpty();
        } catch (InputException refused) {
            assertThat(refused.getMessage()).isNotBlank();
        }
    }

    @FuzzTest(maxDuration = "10m")
    void terms(byte[] bytes) {
        try {
            TermSet terms = ObservationSettings.chessTerms(new String(bytes, StandardCharsets.UTF_8));
            assertThat(terms.features()).isNotEmpty();
            assertThat(ObservationSettings.chessTerms(terms.text()).features()).isEqualTo(terms.features());
        } catch (InputException refused) {
            assertThat(refused.getMessage()).isNotBlank();
        }
    }
}
