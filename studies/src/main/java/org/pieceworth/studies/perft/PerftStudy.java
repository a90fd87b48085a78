package org.pieceworth.studies.perft;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;

/// Counts positions.
public final class PerftStudy {

    private PerftStudy() {}

    /// @throws org.pieceworth.text.InputException when variant or position cannot be read
    public static PerftAnswer answer(PerftRequest request) {
        VariantReading reading = Variants.open(request.variant());
        Variant variant = reading.variant();
        Position position = VariantPositions.of(variant, request.fen().orElse(variant.startFen()));
        boolean kingTakesRook = request.chess960() || variant.chess960();
        long start = System.nanoTime();
        Optional<Map<String, Long>> divided = request.divide() && request.depth() > 0
                ? Optional.of(Perft.divide(position, request.depth(), kingTakesRook))
                : Optional.empty();
        long nodes = divided.map(PerftStudy::sum).orElseGet(() -> Perft.count(position, request.depth()));
        double seconds = (System.nanoTime() - start) / 1e9;
        // Variants that ship are as they are meant to be.
        List<String> warnings = Variants.file(request.variant()).isPresent() ? reading.warnings() : List.of();
        return new PerftAnswer(nodes, seconds, divided, variant.notModelled(), warnings, variant.name());
    }

    private static long sum(Map<String, Long> counts) {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }
}
