package org.pieceworth.studies.count;

import org.pieceworth.rules.InputException;
import org.pieceworth.studies.document.Destination;
import org.pieceworth.studies.reading.ReadRequest;

/// Which games are counted, and what becomes of their observations.
///
/// @param reading the games
/// @param format the form
/// @param to where they go
public record CountRequest(ReadRequest reading, CountFormat format, Destination to) {

    /// @throws InputException when Parquet is to go to a stream
    public CountRequest {
        if (format == CountFormat.PARQUET && to.file().isEmpty()) {
            throw new InputException("count: Parquet cannot be written to standard output; name a file");
        }
    }
}
