package org.pieceworth.rules.variant;

import java.util.Set;
import org.pieceworth.text.Ordered;

/// Effects of captures beyond the removal of the captured piece.
///
/// @param mustCapture true if captures are compulsory (mustCapture)
/// @param blast whether a capture removes taker and neighbours, except pawns (blastOnCapture)
/// @param blastImmune the types that a blast spares (blastImmuneTypes)
/// @param mutuallyImmune the types that cannot take their own kind (mutuallyImmuneTypes)
/// @param petrify the types that turn into a wall when they take (petrifyOnCapture)
/// @param petrifyBlast whether the pieces that a blast removes around its centre leave walls (petrifyBlastPieces)
/// @param rifle whether the capturing piece stays on its square
/// @param changesSide whether a taking piece other than a king changes sides, as in Andernach chess
public record CaptureRules(
        boolean mustCapture,
        boolean blast,
        Set<Character> blastImmune,
        Set<Character> mutuallyImmune,
        Set<Character> petrify,
        boolean petrifyBlast,
        boolean rifle,
        boolean changesSide) {

    public CaptureRules {
        blastImmune = Ordered.copy(blastImmune);
        mutuallyImmune = Ordered.copy(mutuallyImmune);
        petrify = Ordered.copy(petrify);
    }
}
