package org.pieceworth.lab.uci;

/// A point of an engine's check.
///
/// @param name of it
/// @param what is expected
/// @param verdict what came of it
/// @param detail what was found; perhaps empty
public record EnginePoint(String name, String what, Verdict verdict, String detail) {

    /// What came of a point.
    public enum Verdict {
        /// As expected.
        PASSED,
        /// Allowed, and yet worth knowing.
        NOTED,
        /// UCI or match runners expect something else.
        FAILED
    }
}
