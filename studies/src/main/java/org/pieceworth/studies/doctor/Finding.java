package org.pieceworth.studies.doctor;

/// One thing that was looked at.
///
/// @param check its name
/// @param status of it
/// @param found the fact, or the fault and how to mend it
/// @param seconds that a test took; not a number for a fact
public record Finding(String check, Status status, String found, double seconds) {

    public enum Status {
        /// Not tested: a report of a fault needs it.
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
