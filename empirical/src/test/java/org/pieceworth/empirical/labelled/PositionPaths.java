package org.pieceworth.empirical.labelled;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.files.CountsFile;
import org.pieceworth.empirical.files.LabelledPositionsFile;
import org.pieceworth.empirical.reading.DuplicateFilter;
import org.pieceworth.empirical.reading.GameMerger;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.InputException;

/// Reads labelled positions on different roads, to compare them with each other.
public final class PositionPaths {

    private PositionPaths() {}

    /// Holds each line that is taken as plain against the reader of any line.
    ///
    /// @return how many were taken
    public static int assertPlainLinesAgree(byte[] text) {
        int taken = 0;
        LineCursor lines = new LineCursor(new LineChunks.Chunk(text, text.length, 2), "x.epd");
        while (lines.advance()) {
            PlainLine plain = new PlainLine();
            if (plain.read(text, lines.from, lines.to)) {
                taken++;
                assertAgrees(plain, lines.text());
            }
        }
        return taken;
    }

    private static void assertAgrees(PlainLine plain, String text) {
        Optional<LabelledLine> expected = LabelForm.readAny(text);
        assertThat(expected).as(text).isPresent();
        assertThat(plain.result()).as(text).isEqualTo(expected.get().result());
        assertThat(plain.game()).as(text).isEqualTo(expected.get().game());
        ChessPosition position =
                ChessPosition.withPossibleRights(Fen.parse(expected.get().position()));
        assertThat(plain.position.setup()).as(text).isEqualTo(position.setup());
        assertThat(plain.position.hash()).isEqualTo(position.hash());
    }

    /// All that can be seen of what was collected, or what is said against it.
    ///
    /// @param size about how many bytes a thread reads at a time
    public static List<Object> collected(byte[] text, String features, int threads, int size) {
        ObservationSettings options =
                ObservationSettings.DEFAULT.withFeatures(features).withThreads(threads);
        TermSet terms = ObservationSettings.chessTerms(options.features().text());
        GameMerger merger = new GameMerger(options, terms);
        merger.startPositions("x.epd");
        StringWriter positions = new StringWriter();
        DuplicateFilter keeper = new DuplicateFilter(new LabelledPositionsFile(new PrintWriter(positions)), false);
        try {
            new LabelledPositions("x.epd", options, terms, merger, keeper, size).read(new ByteArrayInputStream(text));
        } catch (InputException e) {
            return List.of(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Observations found = merger.observations(keeper);
        return seen(found, positions.toString());
    }

    private static List<Object> seen(Observations found, String positions) {
        StringWriter counts = new StringWriter();
        CountsFile.write(found.terms(), found.counts(), new PrintWriter(counts));
        List<Object> seen = new ArrayList<>(List.of(
                found.games(), found.skips().counts(), found.skips().firstPlaces(), counts.toString(), positions));
        found.rows().orElseThrow().forEachAdded(game -> {
            seen.add(found.locations().orElseThrow().of(game.number));
            seen.add(game.outcome);
            for (int row = 0; row < game.rows; row++) {
                seen.add(game.vector[row]);
            }
        });
        return seen;
    }

    /// The bytes of a text.
    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
