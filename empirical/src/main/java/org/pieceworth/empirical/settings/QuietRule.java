package org.pieceworth.empirical.settings;

import org.pieceworth.text.InputException;

/// Which positions of a game count: after each ply a counter goes up; a capture, a promotion or a check sets it to
/// 0; a row is taken when it has reached a number of plies and the balance differs from the game's last row
/// (Medvedev's `pgnlearn`).
///
/// @param plies plies without capture, promotion or check, 0 or more
/// @param minimumPly the first ply of a game that counts, 1 or more
/// @param startAlone whether only the position counts that a game begins with, whatever its plies
public record QuietRule(int plies, int minimumPly, boolean startAlone) {

    /// As published: two quiet plies, from the first ply on.
    public static final QuietRule PUBLISHED = new QuietRule(2, 1);

    /// What a game begins with alone: where starts were drawn by chance, what a piece more brings; all later
    /// material depends on how the game goes.
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
