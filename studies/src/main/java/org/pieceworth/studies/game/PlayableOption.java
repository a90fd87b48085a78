package org.pieceworth.studies.game;

import java.util.function.Supplier;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.answer.Page;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Setting;

/// `--playable`: the page of an answer has a board to play on.
public final class PlayableOption implements OptionGroup {

    private final Setting<Boolean> playable = Setting.flag(
            "--playable", "with --format html: a board on the page, to play against the engine without a server");

    public PlayableOption() {}

    @Override
    public void describe(Options usage) {
        playable.describe(usage);
    }

    /// True if a board is wanted.
    public boolean isWanted() {
        return playable.get();
    }

    /// Gives the page of a document a board, if one is wanted.
    ///
    /// @param page without the board
    /// @param ground the rules of the game
    /// @throws org.pieceworth.text.InputException when the answer is no page, or this build has no board
    public void addTo(Document document, FormatOption format, Supplier<Page> page, Supplier<RequestedRules> ground) {
        if (!isWanted()) {
            return;
        }
        OptionDependency.check("playable", true, "--format html", format.format == Format.HTML);
        BoardProgram program = BoardProgram.required();
        RequestedRules rules = ground.get();
        Page whole = page.get();
        document.page(() -> PlayableBoard.on(whole, program, rules));
    }
}
