package org.pieceworth.lab.armies;

import java.util.Locale;
import org.pieceworth.rules.variant.Variant;

/// Pieces without which the game is over: kings, and where a kind must not die out those of which so few stand that
/// one is all there is to lose.
final class VitalPieces {

    private VitalPieces() {}

    /// Whether a piece of that letter is one.
    static boolean has(Variant variant, char letter) {
        char capital = Character.toUpperCase(letter);
        return variant.royals().kings().contains(capital)
                || variant.royals()
                        .extinction()
                        .filter(rule ->
                                rule.types().contains(capital) && atStart(variant, capital) - (long) rule.count() <= 1)
                        .isPresent();
    }

    /// How many of them the side has that has fewer.
    private static long atStart(Variant variant, char capital) {
        String board = variant.startPlacement().board();
        long white = board.chars().filter(c -> c == capital).count();
        long all =
                board.toUpperCase(Locale.ROOT).chars().filter(c -> c == capital).count();
        return Math.min(white, all - white);
    }
}
