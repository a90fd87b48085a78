package org.pieceworth.studies.game;

import java.util.Optional;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Setting;

/// Armies, pawns and a board instead of a variant's own.
public final class RulesOptions implements OptionGroup {

    private final Setting<Optional<String>> board =
            Setting.text("--board", "WxH", "plain chess on a board of this size instead of a variant");
    private final Setting<Optional<String>> white = Setting.text(
            "--white", "ARMY", "White's first rank: letters such as RNBQKBNR, or pieces separated by commas");
    private final Setting<Optional<String>> black = Setting.text("--black", "ARMY", "Black's first rank");
    private final Setting<Optional<String>> whitePawns =
            Setting.text("--white-pawns", "PIECE", "a piece instead of White's pawns");
    private final Setting<Optional<String>> blackPawns =
            Setting.text("--black-pawns", "PIECE", "a piece instead of Black's pawns");

    public RulesOptions() {}

    @Override
    public void describe(Options usage) {
        OptionGroup.all(usage, white, black, board, whitePawns, blackPawns);
    }

    /// These in a variant.
    ///
    /// @param variant its name, or `@file:name`
    public RequestedRules in(String variant) {
        return new RequestedRules(variant, board.get(), white.get(), black.get(), whitePawns.get(), blackPawns.get());
    }
}
