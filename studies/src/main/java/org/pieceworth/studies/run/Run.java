package org.pieceworth.studies.run;

import java.io.OutputStream;
import java.util.function.Supplier;
import org.pieceworth.answer.Document;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.lab.experiment.GameExecutor;
import org.pieceworth.text.Progress;

/// A run of long work, as shown by the command line or a job of the workbench: progress, answers so far, the
/// reader and the executor of its games. No result depends on it.
public interface Run extends Progress, ReadProgress {

    /// The unit of progress while games are read.
    String BYTES = "bytes";

    /// Shows nothing.
    Run SILENT = new Run() {};

    /// A sentence before long work.
    default void note(String text) {}

    /// A sentence for who watches a terminal.
    default void look(String text) {}

    /// Shows answers so far in a terminal, too, after each given number of steps.
    default void showEvery(int steps) {}

    /// One more step counts.
    ///
    /// @param answer makes the answer so far; valid only until this returns
    default void soFar(Supplier<Document> answer) {}

    @Override
    default void read(long bytes, long games) {
        soFar(() -> {
            Document soFar = new Document();
            soFar.json().put("games", games);
            return soFar;
        });
        at(bytes);
    }

    /// Reports that games of an unfinished run are saved next to this file.
    default void keepsBeside(String file) {}

    /// Receives files for standard output, such as `-o -`.
    default OutputStream standardOutput() {
        return OutputStream.nullOutputStream();
    }

    /// The reader of games.
    default InputReader reader() {
        return InputReader.HERE;
    }

    /// The executor of games.
    default GameExecutor executor() {
        return GameExecutor.LOCAL;
    }
}
