package org.pieceworth.studies.perft;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.lab.armies.PlainBoard;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.variants.VariantPositions;

/// A count of the positions that legal moves reach.
///
/// @param variant its name, or `@file:name`
/// @param board the size of a board for plain chess instead; see [PlainBoard]
/// @param fen the position; by default the variant's start position
/// @param depth plies
/// @param divide also counts below each move
/// @param chess960 writes castling as the king taking its rook
public record PerftStudy(
        String variant, Optional<String> board, Optional<String> fen, int depth, boolean divide, boolean chess960) {

    /// From the start position of a variant.
    public static PerftStudy of(String variant, int depth) {
        return new PerftStudy(variant, Optional.empty(), Optional.empty(), depth, false, false);
    }

    /// @throws org.pieceworth.text.InputException when variant or position cannot be read
    public PerftAnswer answer() {
        Optional<VariantReading> reading = board.isPresent() ? Optional.empty() : Optional.of(Variants.open(variant));
        Variant rules = board.map(size -> PlainBoard.parse(size).variant())
                .or(() -> reading.map(VariantReading::variant))
                .orElseThrow();
        Position position = VariantPositions.of(rules, fen.orElse(rules.startFen()));
        boolean kingTakesRook = chess960 || rules.chess960();
        long start = System.nanoTime();
        Optional<Map<String, Long>> divided =
                divide && depth > 0 ? Optional.of(Perft.divide(position, depth, kingTakesRook)) : Optional.empty();
        long nodes = divided.map(PerftStudy::sum).orElseGet(() -> Perft.count(position, depth));
        double seconds = (System.nanoTime() - start) / 1e9;
        // Variants that ship need no warnings.
        List<String> warnings = Variants.file(variant).isPresent()
                ? reading.map(VariantReading::warnings).orElse(List.of())
                : List.of();
        return new PerftAnswer(nodes, seconds, divided, rules.notModelled(), warnings, rules.name());
    }

    private static long sum(Map<String, Long> counts) {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }
}
