package org.pieceworth.lab.measure;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The calibrations that ship, made by `engine/calibrate.sh`.
public final class Calibrations {

    private Calibrations() {}

    /// What ships for a board and so many positions a move.
    ///
    /// @param board its size, `8x8`
    public static Optional<Calibration> shipped(String board, long nodes) {
        String name = "calibration-" + board + "-" + nodes + ".tsv";
        try (InputStream file = Calibrations.class.getResourceAsStream(name)) {
            return file == null
                    ? Optional.empty()
                    : Optional.of(Calibration.parse(name, new String(file.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Whether games of the engine as it is now are counted.
    public static boolean isCurrent(Calibration calibration) {
        return CalibrationGames.signature(calibration.board(), calibration.nodes())
                .equals(calibration.signature());
    }

    /// Whether pieces are measured among knights, bishops, rooks and queens, and values are anchored to these.
    public static boolean fits(MeasureSettings settings) {
        Set<Character> basket = Calibration.POOL.chars().mapToObj(c -> (char) c).collect(Collectors.toSet());
        return Set.copyOf(settings.game().pool()).equals(basket)
                && Set.copyOf(settings.anchor().letters()).equals(basket)
                && settings.design().copies() == 0
                && settings.columns().contains('P');
    }
}
