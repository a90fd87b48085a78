package org.pieceworth.empirical.settings;

import org.pieceworth.text.InputException;

/// Selects positions of a game: after each ply a counter rises; a capture, a promotion or a check resets it to 0; a row
/// is taken when it reaches a number of plies and the balance differs from the game's last row (Medvedev's `pgnlearn`).
///
/// @param plies plies without capture, promotion or check, at least 0
/// @param minimumPly first ply of a game that counts, at least 1
/// @param startAlone true to take only the start position, at any number of quiet plies
public record QuietRule(int plies, int minimumPly, boolean startAlone) {

    /// The published rule: two quiet plies, from the first ply on.
    public static final QuietRule PUBLISHED = new QuietRule(2, 1);

    /// The start position only. If starts are random, this measures the effect of an extra piece; all later
    /// material depends on the course of the game.
    public static final QuietRule START = new QuietRule(0, 1, true);

    /// Quiet positions of whole games.
    public QuietRule(int plies, int minimumPly) {
        this(plies, minimumPly, false);
    }

    /// @throws InputException when a number is out of range
    public QuietRule {
        if (plies < 0 || plies > 1000) {
            throw InputException.about("quiet-plies", "found " + plies + ", expected 0 to 1000");
        }
        if (minimumPly < 1 || minimumPly > 20_000) {
            throw InputException.about("min-ply", "found " + minimumPly + ", expected 1 to 20000");
        }
    }
}
