package org.pieceworth.web.work;

import java.util.function.Supplier;
import org.pieceworth.answer.Document;
import org.pieceworth.studies.play.PlayListener;
import org.pieceworth.web.jobs.JobProgress;

/// Tells a job how far games are.
///
/// @param progress the job
record Playing(JobProgress progress) implements PlayListener {

    @Override
    public void warning(String warning) {
        progress.warning(warning);
    }

    @Override
    public void begins(long done, long wanted) {
        progress.begins("playing", "games", done, wanted);
    }

    @Override
    public void played() {
        progress.step();
    }

    @Override
    public void standing(Supplier<Document> answer) {
        progress.soFar(() -> answer.get().json());
    }
}
