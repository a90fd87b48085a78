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

/// Games that wait beside the file that they are written to in the end.
public final class PendingGames {

    private static final String UNFINISHED = ".part";

    private PendingGames() {}

    /// True if games can wait beside a file; not so beside pipes and devices.
    public static boolean canWait(OutputFile file) {
        return Files.isRegularFile(file.path()) || Files.notExists(file.path());
    }

    /// In a journal beside a file.
    ///
    /// @param number tells several journals of one file apart, such as `.2`; empty where there is one
    public static GameKeeping beside(OutputFile file, String number, boolean fresh) {
        return new GameKeeping.InJournal(journalPath(file, number), fresh);
    }

    private static Path journalPath(OutputFile file, String number) {
        Path path = file.path();
        return path.resolveSibling(path.getFileName() + number + UNFINISHED);
    }

    /// The journal beside a file, as an output of its own.
    ///
    /// @throws org.pieceworth.text.InputException when it cannot be written
    public static OutputFile journal(OutputFile file, String number) {
        return OutputFile.of(journalPath(file, number).toString());
    }

    /// Says what of an earlier run was put aside.
    public static void tell(Experiment experiment, Progress progress) {
        experiment
                .damaged()
                .ifPresent(aside -> progress.warning("line " + aside.line()
                        + " of the unfinished run is damaged: it and the rest, with "
                        + Counted.of(aside.games(), "whole game") + ", are now in " + aside.file()
                        + " and are played again"));
    }

    /// Runs what keeps games, and says how to continue where they cannot be kept.
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
