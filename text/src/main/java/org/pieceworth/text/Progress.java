package org.pieceworth.text;

/// Receives reports of long work, part by part. A method may throw to end the work.
public interface Progress {

    /// Drops all reports.
    Progress NONE = new Progress() {};

    /// A part of the work begins.
    ///
    /// @param name short text for people, such as `pilot`
    default void part(String name) {}

    /// Steps of a part begin.
    ///
    /// @param unit of both numbers: `games`, `bytes`, or empty
    /// @param done steps that an earlier run left
    /// @param wanted steps in the end, at most
    default void begins(String unit, long done, long wanted) {}

    /// Receives the number of steps done.
    default void at(long done) {}

    /// One more step is done.
    default void step() {}

    /// No more steps follow in this part.
    default void ends() {}

    /// Something is wrong with the input that may be worth a look before all is done.
    default void warning(String text) {}
}
