package org.pieceworth.empirical.input;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.pieceworth.pgn.PgnInput;
import org.pieceworth.text.InputException;

/// Opens inputs that must be games in PGN.
final class PlainGames {

    private static final int BUFFER = 1 << 16;

    private PlainGames() {}

    /// Passes an input's text on; returns its number of bytes as stored.
    ///
    /// @param progress receives the bytes read
    /// @param with the games must have, for the message about something else
    /// @param reader reads the text
    /// @throws InputException when it cannot be read, is damaged or is no text of games
    static long read(GameInput input, LongConsumer progress, String with, Consumer<InputStream> reader) {
        String name = input.name();
        try (InputStream in = input.take()) {
            CountingStream counted = new CountingStream(in, progress);
            try (BufferedInputStream plain = new BufferedInputStream(PgnInput.open(counted, input.file()), BUFFER)) {
                if (FileKind.of(name, plain) != FileKind.GAMES) {
                    throw new InputException("contains something else than games; expected PGN " + with);
                }
                reader.accept(plain);
            } catch (IOException | UncheckedIOException e) {
                Throwable cause = e.getCause() == null ? e : e.getCause();
                throw new InputException(name + ": the data end or are damaged after " + counted.bytes() + " bytes: "
                        + (cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage())
                        + "; get the file again");
            } catch (InputException foreign) {
                throw new InputException(name + ": " + foreign.getMessage());
            }
            return counted.bytes();
        } catch (IOException e) {
            throw GameInput.unreadable(name, e);
        }
    }
}
