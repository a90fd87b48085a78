package org.pieceworth.web.jobs;

import java.util.function.Supplier;
import tools.jackson.databind.node.ObjectNode;

/// Hears how far a job is. Each method throws [StoppedException] when the job is to stop.
public interface JobProgress {

    /// A part of the work begins.
    ///
    /// @param what is worked on, for people
    /// @param unit of the two numbers: `games` or `bytes`
    /// @param done the number that an earlier run left
    /// @param wanted the number at the end, at most
    void begins(String what, String unit, long done, long wanted);

    /// So much is done.
    void at(long done);

    /// One more is done.
    void step();

    /// An answer from the games so far.
    ///
    /// @param answer makes it; called now and then
    void soFar(Supplier<ObjectNode> answer);

    /// Something that its owner should know.
    void warning(String text);

    /// The number of threads that the work may use.
    int threads();
}
