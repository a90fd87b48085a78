package org.pieceworth.studies.play;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.JournalException;
import org.pieceworth.studies.output.OutputException;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.text.Counted;
import org.pieceworth.text.Progress;

/// Games saved next to their final file until they are complete.
public final class PendingGames {

    private static final String UNFINISHED = ".part";

    private PendingGames() {}

    /// True if games can be saved next to a file; false for pipes and devices.
    public static boolean canWait(OutputFile file) {
        return Files.isRegularFile(file.path()) || Files.notExists(file.path());
    }

    /// A journal next to a file.
    ///
    /// @param number distinguishes several journals of one file, such as `.2`; empty if there is only one
    public static GameKeeping beside(OutputFile file, String number, boolean fresh) {
        return new GameKeeping.InJournal(journalPath(file, number), fresh);
    }

    /// A journal next to a file; another way without a file, and for pipes and devices.
    public static GameKeeping keeping(Optional<OutputFile> file, String number, boolean fresh, GameKeeping otherwise) {
        return file.filter(PendingGames::canWait)
                .map(known -> beside(known, number, fresh))
                .orElse(otherwise);
    }

    private static Path journalPath(OutputFile file, String number) {
        Path path = file.path();
        return path.resolveSibling(path.getFileName() + number + UNFINISHED);
    }

    /// The journal next to a file, as a separate output.
    ///
    /// @throws org.pieceworth.text.InputException when it cannot be written
    public static OutputFile journal(OutputFile file, String number) {
        return OutputFile.of(journalPath(file, number).toString());
    }

    /// Reports the damaged part of an earlier run, now in another file.
    public static void tell(Experiment experiment, Progress progress) {
        experiment
                .damaged()
                .ifPresent(aside -> progress.warning("line " + aside.line()
                        + " of the unfinished run is damaged: it and the rest, with "
                        + Counted.of(aside.games(), "whole game") + ", are now in " + aside.file()
                        + " and are played again"));
    }

    /// Runs a task that saves games, and explains how to continue if they cannot be saved.
    public static void guard(Runnable run) {
        try {
            run.run();
        } catch (JournalException e) {
            String cause =
                    Optional.ofNullable(e.getCause()).map(Throwable::getMessage).orElse("for an unknown reason");
            throw new OutputException(e.journal() + ": cannot be written: " + cause
                    + "; its games are saved: free some space and run the same command again");
        }
    }
}
