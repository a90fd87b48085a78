package org.pieceworth.studies.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.studies.play.SelfplayGame;
import org.pieceworth.studies.play.SelfplayRequest.Armies;
import org.pieceworth.studies.play.SelfplayRequest.Ground;

/// The rules of a game as typed: a variant, or armies on its board or on a plain one.
///
/// @param variant its name, or `@file:name`
/// @param board files by ranks of plain chess instead
/// @param white White's pieces instead of the variant's
/// @param black Black's
/// @param whitePawns a piece instead of White's pawns
/// @param blackPawns a piece instead of Black's
public record RequestedRules(
        String variant,
        Optional<String> board,
        Optional<String> white,
        Optional<String> black,
        Optional<String> whitePawns,
        Optional<String> blackPawns) {

    private static final String CHESS = "chess";

    /// A variant as it is.
    ///
    /// @param variant its name, or `@file:name`
    public static RequestedRules of(String variant) {
        return new RequestedRules(
                variant, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /// @throws org.pieceworth.text.InputException when the variant or an army cannot be read
    public SelfplayGame game() {
        return SelfplayGame.of(variant, armies());
    }

    private Armies armies() {
        return new Armies(
                white,
                black,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                new Ground(board, whitePawns, blackPawns));
    }

    /// True for a variant without changes.
    public boolean isPlain() {
        return armies().equals(Armies.OWN);
    }

    /// The names of the options in use, with their values.
    Map<String, String> words() {
        Map<String, String> words = new LinkedHashMap<>();
        if (!variant.equals(CHESS)) {
            words.put("variant", variant);
        }
        board.ifPresent(value -> words.put("board", value));
        white.ifPresent(value -> words.put("white", value));
        black.ifPresent(value -> words.put("black", value));
        whitePawns.ifPresent(value -> words.put("white-pawns", value));
        blackPawns.ifPresent(value -> words.put("black-pawns", value));
        return words;
    }
}
