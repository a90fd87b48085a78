package org.pieceworth.web.jobs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.pieceworth.studies.run.Run;
import org.pieceworth.web.options.Parameter;

/// A kind of job.
public interface Work {

    /// Looks whether a question makes sense, before it becomes a job.
    ///
    /// @param parameters options of the question
    /// @throws org.pieceworth.text.InputException when it does not
    void check(Map<String, List<String>> parameters);

    /// The options of the question.
    List<Parameter> parameters();

    /// The command line of the question.
    String command(Map<String, List<String>> parameters);

    /// True for work that also stops when its thread is interrupted, between two reports of progress.
    default boolean heedsInterrupts() {
        return false;
    }

    /// Works, and leaves its results in the folder. After a pause or a restart it is called again and
    /// continues from the files that it left there.
    ///
    /// @param threads maximum number of threads
    /// @param run receives its progress, and throws if the work must stop
    void run(Map<String, List<String>> parameters, Path folder, int threads, Run run) throws IOException;
}
