package org.pieceworth.studies.options;

import java.util.Optional;
import org.pieceworth.rules.san.MoveNotation;

/// The notation of moves in PGN, for commands that write games.
public final class NotationOption implements OptionGroup {

    private final Setting<Optional<MoveNotation>> typed = Setting.choice(
            MoveNotation.class,
            "--notation",
            "NAME",
            "how moves are written in PGN: san (default), fsf, which is the SAN of Fairy-Stockfish and of the servers"
                    + " that use it, or uci");

    public NotationOption() {}

    @Override
    public void describe(Options usage) {
        typed.describe(usage);
    }

    /// Refuses the option if no PGN is written.
    ///
    /// @throws org.pieceworth.text.InputException when it was typed there
    public void check(boolean writesPgn) {
        OptionDependency.check("notation", typed.isTyped(), "-o FILE.pgn", writesPgn);
    }

    public MoveNotation notation() {
        return typed.get().orElse(MoveNotation.SAN);
    }
}
