package org.pieceworth.engine.uci;

import java.util.Optional;
import java.util.stream.Stream;

/// The options, in the order of their list.
enum UciOption {
    HASH("Hash"),
    CLEAR_HASH("Clear Hash"),
    THREADS("Threads"),
    PONDER("Ponder"),
    MULTI_PV("MultiPV"),
    CHESS960("UCI_Chess960"),
    VARIANT("UCI_Variant"),
    ANALYSE_MODE("UCI_AnalyseMode"),
    VARIANT_PATH("VariantPath"),
    PIECE_VALUES("PieceValues");

    private final String text;

    UciOption(String text) {
        this.text = text;
    }

    String text() {
        return text;
    }

    /// The option of that name; capitals do not matter.
    static Optional<UciOption> of(String name) {
        return Stream.of(values())
                .filter(option -> option.text.equalsIgnoreCase(name))
                .findFirst();
    }
}
