package org.pieceworth.rules.san;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import org.pieceworth.text.InputException;

/// A written move, as read and not yet matched with a position.
public sealed interface San {

    /// A move to a square.
    ///
    /// @param letter the piece's letter; empty if none is written, which means a pawn unless both parts of the
    /// origin are written
    /// @param fromFile the file it starts on, from 0, if written
    /// @param fromRank the rank it starts on, from 0, if written
    /// @param toFile the file it ends on, from 0
    /// @param toRank the rank it ends on, from 0
    /// @param promotion the letter promoted to
    record To(
            Optional<Character> letter,
            OptionalInt fromFile,
            OptionalInt fromRank,
            int toFile,
            int toRank,
            Optional<Character> promotion)
            implements San {}

    /// Castling.
    ///
    /// @param kingside to the right as White sees it
    record Castling(boolean kingside) implements San {}

    /// A null move: the turn passes.
    record Pass() implements San {}

    /// Reads a move.
    ///
    /// @throws InputException when the text is no move
    static San parse(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        int code = SanCode.decode(bytes, 0, bytes.length);
        if (code == SanCode.INVALID) {
            throw new InputException("move '" + text + "': expected a move such as Nf3, exd5, e8=Q or O-O");
        }
        return of(code);
    }

    /// Unpacks a valid [SanCode].
    static San of(int code) {
        return switch (SanCode.kind(code)) {
            case SanCode.KINGSIDE -> new Castling(true);
            case SanCode.QUEENSIDE -> new Castling(false);
            case SanCode.NULL_MOVE -> new Pass();
            default ->
                new To(
                        letter(SanCode.letter(code)),
                        origin(SanCode.fromFile(code)),
                        origin(SanCode.fromRank(code)),
                        SanCode.toFile(code),
                        SanCode.toRank(code),
                        letter(SanCode.promotion(code)));
        };
    }

    private static Optional<Character> letter(int number) {
        return number == 0 ? Optional.empty() : Optional.of((char) ('@' + number));
    }

    private static OptionalInt origin(int number) {
        return number == 0 ? OptionalInt.empty() : OptionalInt.of(number - 1);
    }
}
