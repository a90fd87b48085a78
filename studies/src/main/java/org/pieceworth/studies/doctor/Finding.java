package org.pieceworth.studies.doctor;

/// A fact or a test.
///
/// @param check its name
/// @param status status of the check
/// @param found the fact, or the problem and its solution
/// @param seconds duration of a test; not a number for a fact
public record Finding(String check, Status status, String found, double seconds) {

    public enum Status {
        /// Information for a problem report, without a test.
        FACT,
        OK,
        FAILED
    }

    static Finding fact(String check, String found) {
        return new Finding(check, Status.FACT, found, Double.NaN);
    }

    static Finding failed(String check, String why) {
        return new Finding(check, Status.FAILED, why, Double.NaN);
    }
}
