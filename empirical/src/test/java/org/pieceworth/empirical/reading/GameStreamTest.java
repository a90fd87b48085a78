package org.pieceworth.empirical.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.terms.TermSet;
import org.pieceworth.testkit.RandomPgn;

/// Pieces of any size, by several threads, give what one thread gives.
class GameStreamTest {

    private static List<Object> collected(byte[] text, int threads, int size) {
        ObservationSettings options = ObservationSettings.DEFAULT.withThreads(threads);
        TermSet terms = ObservationSettings.chessTerms(options.features().text());
        GameMerger merger = new GameMerger(options, terms);
        merger.startFile("some.pgn");
        new GameStream(options, terms, merger, new DuplicateFilter(ObservedGameListener.NONE, true), size)
                .read(new ByteArrayInputStream(text));
        Observations found = merger.observations(new DuplicateFilter(ObservedGameListener.NONE, true));
        List<Object> rows = new ArrayList<>(List.of(found.games(), found.plies(), found.skips()));
        found.rows().orElseThrow().forEachAdded(game -> {
            rows.add(game.outcome);
            for (int row = 0; row < game.rows; row++) {
                rows.add(game.vector[row]);
            }
        });
        return rows;
    }

    private static void assertOneResult(byte[] text, int size) {
        assertThat(collected(text, 2, size))
                .as(() -> "pieces of " + size + " bytes: " + new String(text, StandardCharsets.ISO_8859_1))
                .isEqualTo(collected(text, 1, size));
    }

    @Test
    void smallPieces() throws IOException {
        Path folder = Path.of("../../shared/data/hostile");
        assumeTrue(Files.isDirectory(folder), "reference data absent: hostile");
        SplittableRandom random = new SplittableRandom(9);
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".pgn")).sorted().toList()) {
                byte[] text = Files.readAllBytes(file);
                if (text.length > 20_000) {
                    continue;
                }
                for (int round = 0; round < 2; round++) {
                    assertOneResult(text, 16 << random.nextInt(10));
                    text[random.nextInt(text.length)] = (byte) "{}()[];%\"x*\n".charAt(random.nextInt(12));
                }
            }
        }
    }

    /// What a keeper hears, with places in the file, tags and positions.
    private static List<String> kept(byte[] text, int threads, int size) {
        ObservationSettings options = ObservationSettings.DEFAULT.withThreads(threads);
        TermSet terms = ObservationSettings.chessTerms(options.features().text());
        GameMerger merger = new GameMerger(options, terms);
        merger.startFile("some.pgn");
        List<String> kept = new ArrayList<>();
        ObservedGameListener keeper = new ObservedGameListener() {
            @Override
            public Set<String> tags() {
                return Set.of("White", "Event");
            }

            @Override
            public boolean wantsPositions() {
                return true;
            }

            @Override
            public void game(ObservedGame game) {
                kept.add(shown(game));
            }
        };
        DuplicateFilter filter = new DuplicateFilter(keeper, false);
        new GameStream(options, terms, merger, filter, size).read(new ByteArrayInputStream(text));
        merger.observations(filter);
        return kept;
    }

    private static String shown(ObservedGame game) {
        StringBuilder text = new StringBuilder();
        text.append(List.of(game.line(), game.key(), game.result(), game.plies(), game.weight()))
                .append(new TreeMap<>(game.tags()));
        for (Observation row : game.rows()) {
            text.append(row.ply()).append(Arrays.toString(row.features())).append(row.position());
        }
        return text.toString();
    }

    @Test
    void keepersHearTheSameFromAnyNumberOfThreads() {
        byte[] text = RandomPgn.games(0, 120).getBytes(StandardCharsets.UTF_8);
        List<String> alone = kept(text, 1, 1);
        assertThat(alone).hasSizeGreaterThan(80).anyMatch(game -> game.contains(" w "));
        for (int size : new int[] {64, 700, 9000, 1 << 20}) {
            assertThat(kept(text, 3, size)).as("pieces of %d bytes", size).isEqualTo(alone);
        }
    }

    @Test
    void anEmptyTextHasNoGames() {
        assertThat(collected(new byte[0], 2, 64).getFirst()).isEqualTo(0L);
    }
}
