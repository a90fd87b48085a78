package org.pieceworth.studies.game;

import java.util.Optional;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;

/// Armies, pawns and a board instead of a variant's own.
public final class RulesOptions implements OptionGroup {

    private Optional<String> board = Optional.empty();
    private Optional<String> white = Optional.empty();
    private Optional<String> black = Optional.empty();
    private Optional<String> whitePawns = Optional.empty();
    private Optional<String> blackPawns = Optional.empty();

    public RulesOptions() {}

    @Override
    public void describe(Options usage) {
        usage.text(
                "--white",
                "ARMY",
                "White's first rank: letters such as RNBQKBNR, or pieces separated by commas",
                value -> white = Optional.of(value));
        usage.text("--black", "ARMY", "Black's first rank", value -> black = Optional.of(value));
        usage.text(
                "--board",
                "WxH",
                "plain chess on a board of this size instead of a variant",
                value -> board = Optional.of(value));
        usage.text(
                "--white-pawns", "PIECE", "a piece instead of White's pawns", value -> whitePawns = Optional.of(value));
        usage.text(
                "--black-pawns", "PIECE", "a piece instead of Black's pawns", value -> blackPawns = Optional.of(value));
    }

    /// These in a variant.
    ///
    /// @param variant its name, or `@file:name`
    public RequestedRules in(String variant) {
        return new RequestedRules(variant, board, white, black, whitePawns, blackPawns);
    }
}
