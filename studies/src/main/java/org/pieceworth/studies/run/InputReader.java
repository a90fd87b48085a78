package org.pieceworth.studies.run;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.store.ParquetFile;
import org.pieceworth.store.ParquetGames;
import org.pieceworth.text.InputException;

/// Reads the inputs of a question, on this machine or on many. The observations do not depend on it.
@FunctionalInterface
public interface InputReader {

    /// On this machine, one after another.
    InputReader HERE = (inputs, into) -> inputs.forEach(input -> ParquetFile.readAny(input, into));

    /// Reads them in their order.
    ///
    /// @throws InputException when one cannot be read
    void read(List<GameInput> inputs, ObservationReader into);

    /// The Variant tag of an input's first game.
    default Optional<String> firstVariant(GameInput input) {
        return ParquetGames.firstVariant(input);
    }

    /// The size of an input in bytes, for the progress bar; 0 if unknown.
    default long bytes(GameInput input) {
        return input.bytes();
    }
}
