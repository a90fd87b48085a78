package org.pieceworth.pgn;

import org.pieceworth.rules.san.SanCode;

/// Receives the events of a [PgnReader] in the order of the text. Every method is optional.
public interface PgnVisitor {

    /// A game begins.
    ///
    /// @param ordinal its number in this input, from 1
    /// @param line the line it begins on, from 1
    default void beginGame(long ordinal, long line) {}

    /// A tag pair; the slices are valid only during the call.
    default void tag(ByteSlice name, ByteSlice value) {}

    /// Called after the last tag. If it returns false, the moves are skipped and [#endGame] follows.
    default boolean endTags() {
        return true;
    }

    /// A move of the main line or of a wanted variation.
    ///
    /// @param sanCode the move as [SanCode] packs it
    /// @param line the line it is on, its lowest 32 bits
    default void move(int sanCode, long line) {}

    /// Several moves with nothing reported between them. A visitor that overrides this gets no call of [#move] for
    /// them.
    ///
    /// @param written the moves with their lines, as [SanCode#onLine] writes them, from index 0; valid only during
    /// the call
    /// @param count number of moves
    default void moves(long[] written, int count) {
        for (int i = 0; i < count; i++) {
            move(SanCode.code(written[i]), SanCode.line(written[i]));
        }
    }

    /// Asked once per reader. If true, moves are passed as text by [#word] and never by [#move].
    default boolean wantsWords() {
        return false;
    }

    /// A move as written, of the main line or of a wanted variation.
    ///
    /// @param move valid only during the call
    /// @param line the line it is on
    default void word(ByteSlice move, long line) {}

    /// A numeric annotation glyph, `$1`.
    default void nag(int number) {}

    /// Asked once per game, after its tags.
    default boolean wantsComments() {
        return false;
    }

    /// The text of a comment; the slice is valid only during the call.
    default void comment(ByteSlice text) {}

    /// A variation begins. If it returns false, the variation is skipped with everything in it.
    default boolean beginVariation() {
        return false;
    }

    /// A wanted variation ends.
    default void endVariation() {}

    /// The termination token of the main line.
    default void result(GameResult result) {}

    /// Words or signs behind the last move of a game that has no termination token.
    default void closing(String text) {}

    /// Something is wrong with the game's text; reading goes on where it can.
    ///
    /// @param line the line it was found on
    default void fault(PgnFault fault, long line) {}

    /// A word that [SanCode] cannot pack, such as a piece dropped in a variant.
    ///
    /// @param word valid only during the call
    /// @param line the line it is on
    default void unreadable(ByteSlice word, long line) {
        fault(PgnFault.UNREADABLE_MOVE, line);
    }

    /// The game ends.
    default void endGame() {}
}
