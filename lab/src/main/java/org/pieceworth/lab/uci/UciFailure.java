package org.pieceworth.lab.uci;

import java.io.Serial;

/// An engine has failed at something; the caller decides on the consequence.
final class UciFailure extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    /// The kind of failure.
    enum Kind {
        /// Its process ended or closed its output.
        DIED,
        /// It did not answer in time and was killed.
        HUNG,
        /// It printed without end and was killed.
        FLOODED
    }

    private final Kind kind;
    private final String detail;

    UciFailure(Kind kind, String detail) {
        super(detail);
        this.kind = kind;
        this.detail = detail;
    }

    Kind kind() {
        return kind;
    }

    /// The failure in words.
    String detail() {
        return detail;
    }
}
