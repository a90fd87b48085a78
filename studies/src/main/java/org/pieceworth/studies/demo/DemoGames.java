package org.pieceworth.studies.demo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.settings.ObservationSettings;

/// The shipped games.
public final class DemoGames {

    private static final String NAME = "demo-games.pgn.gz";

    private DemoGames() {}

    /// Their PGN, compressed by gzip.
    public static InputStream open() {
        return Objects.requireNonNull(DemoGames.class.getResourceAsStream(NAME));
    }

    static ObservationReader read() {
        ObservationReader games = new ObservationReader(ObservationSettings.DEFAULT, ReadProgress.NONE);
        readInto(games);
        return games;
    }

    /// Reads the games as a file.
    public static void readInto(ObservationReader games) {
        try (InputStream in = open()) {
            games.read(NAME, in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
