package org.pieceworth.web.jobs;

import java.util.Locale;

/// The state of a job.
public enum JobState {
    /// It waits for others.
    QUEUED,
    /// It is at work.
    RUNNING,
    /// It waits until someone lets it go on.
    PAUSED,
    /// It is over, with an answer.
    DONE,
    /// It is over, without one.
    FAILED,
    /// Someone gave it up.
    CANCELLED;

    /// Its word in JSON.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// True for states that nothing follows, except a resumption after a failure.
    public boolean isOver() {
        return switch (this) {
            case QUEUED, RUNNING, PAUSED -> false;
            case DONE, FAILED, CANCELLED -> true;
        };
    }
}
