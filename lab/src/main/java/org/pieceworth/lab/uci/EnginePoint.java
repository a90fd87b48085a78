package org.pieceworth.lab.uci;

/// A point of an engine's check.
///
/// @param name name of the point
/// @param what expected behaviour
/// @param verdict result
/// @param detail observed behaviour; may be empty
public record EnginePoint(String name, String what, Verdict verdict, String detail) {

    /// The result of a point.
    public enum Verdict {
        /// Behaviour as expected.
        PASSED,
        /// Allowed, but worth a remark.
        NOTED,
        /// UCI or match runners expect something else.
        FAILED
    }
}
