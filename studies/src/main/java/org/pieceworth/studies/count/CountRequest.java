package org.pieceworth.studies.count;

import org.pieceworth.text.InputException;
import org.pieceworth.studies.output.Destination;
import org.pieceworth.studies.reading.ReadRequest;

/// Which games are counted, and what becomes of their observations.
///
/// @param reading the games
/// @param format the form
/// @param to where they go
/// @param positions whether rows have their positions too, which Parquet can hold
public record CountRequest(ReadRequest reading, CountFormat format, Destination to, boolean positions) {

    /// Without positions.
    public CountRequest(ReadRequest reading, CountFormat format, Destination to) {
        this(reading, format, to, false);
    }

    /// @throws InputException when Parquet is to go to a stream, or positions to something else than Parquet
    public CountRequest {
        if (positions && format != CountFormat.PARQUET) {
            throw InputException.about(
                    "fen", "only Parquet has a column of positions; labelled positions (epd) have them anyway");
        }
        if (format == CountFormat.PARQUET && to.file().isEmpty()) {
            throw new InputException("count: Parquet cannot be written to standard output; name a file");
        }
    }
}
