package org.pieceworth.pgn;

import org.pieceworth.rules.san.SanCode;

/// Receives what a [PgnReader] meets, in the order of the text. Every method may be left out.
public interface PgnVisitor {

    /// A game begins.
    ///
    /// @param ordinal its number in this input, from 1
    /// @param line the line it begins on, from 1
    default void beginGame(long ordinal, long line) {}

    /// A tag pair; the slices are valid only during the call.
    default void tag(ByteSlice name, ByteSlice value) {}

    /// All tags are read. Answers whether the moves are wanted; if not, they are skipped and [#endGame] follows.
    default boolean endTags() {
        return true;
    }

    /// A move of the main line or of a variation that is wanted.
    ///
    /// @param sanCode the move as [SanCode] packs it
    /// @param line the line it is on, its lowest 32 bits
    default void move(int sanCode, long line) {}

    /// Moves that follow each other with nothing else between them that is told. A visitor that takes them so is
    /// not told of each by [#move].
    ///
    /// @param written the moves with their lines, as [SanCode#onLine] writes them, from index 0; valid only during
    /// the call
    /// @param count how many there are
    default void moves(long[] written, int count) {
        for (int i = 0; i < count; i++) {
            move(SanCode.code(written[i]), SanCode.line(written[i]));
        }
    }

    /// Whether moves are wanted as they are written, told by [#word] alone; asked once per reader.
    default boolean wantsWords() {
        return false;
    }

    /// A move as it is written, of the main line or of a variation that is wanted.
    ///
    /// @param move valid only during the call
    /// @param line the line it is on
    default void word(ByteSlice move, long line) {}

    /// A numeric annotation glyph, `$1`.
    default void nag(int number) {}

    /// Whether comments are wanted; asked once per game, after its tags.
    default boolean wantsComments() {
        return false;
    }

    /// The text of a comment; the slice is valid only during the call.
    default void comment(ByteSlice text) {}

    /// A variation begins. Answers whether it is wanted; if not, it is skipped with all that it holds.
    default boolean beginVariation() {
        return false;
    }

    /// A variation that was wanted ends.
    default void endVariation() {}

    /// The termination token of the main line.
    default void result(GameResult result) {}

    /// Words or signs behind the last move of a game that has no termination token.
    default void closing(String text) {}

    /// Something is wrong with the game's text; reading goes on where it can.
    ///
    /// @param line the line it was found on
    default void fault(PgnFault fault, long line) {}

    /// The game ends.
    default void endGame() {}
}
