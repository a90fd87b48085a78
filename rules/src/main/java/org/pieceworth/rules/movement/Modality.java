package org.pieceworth.rules.movement;

import java.util.List;
import java.util.stream.Stream;

/// The possible contents of the square where a move ends.
///
/// @param quiet may end on an empty square
/// @param capture may capture an enemy
/// @param enPassant may capture a pawn that has just stepped over the square
public record Modality(boolean quiet, boolean capture, boolean enPassant) {

    /// For comparing moves without their modalities.
    static final Modality NOTHING = new Modality(false, false, false);

    /// The letters of Betza notation, `m`, `c` or `mc`; a capture en passant is a capture.
    public String letters() {
        return (quiet ? "m" : "") + (capture || enPassant ? "c" : "");
    }

    /// The union of both.
    public Modality or(Modality other) {
        return new Modality(quiet || other.quiet, capture || other.capture, enPassant || other.enPassant);
    }

    /// Its parts, one content each.
    List<Modality> each() {
        return Stream.of(
                        new Modality(quiet, false, false),
                        new Modality(false, capture, false),
                        new Modality(false, false, enPassant))
                .filter(part -> !part.equals(NOTHING))
                .toList();
    }
}
