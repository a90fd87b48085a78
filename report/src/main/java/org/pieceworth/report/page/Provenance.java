package org.pieceworth.report.page;

import java.util.List;
import org.pieceworth.empirical.rows.SourceFile;
import org.pieceworth.empirical.settings.ObservationSettings;

/// What it takes to fit the same again, the settings of the fit aside.
///
/// @param program with its version
/// @param commandLine what was typed after the program's name; may be empty
/// @param reading which games and positions counted
/// @param files what was read
/// @param java the virtual machine that did it
/// @param machine its system
public record Provenance(
        String program,
        List<String> commandLine,
        ObservationSettings reading,
        List<SourceFile> files,
        String java,
        String machine) {

    /// Copies the lists.
    public Provenance {
        commandLine = List.copyOf(commandLine);
        files = List.copyOf(files);
    }

    /// Of this very machine.
    public static Provenance here(
            String program, List<String> commandLine, ObservationSettings reading, List<SourceFile> files) {
        return new Provenance(
                program,
                commandLine,
                reading,
                files,
                System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"),
                System.getProperty("os.name") + " " + System.getProperty("os.arch"));
    }

    /// The game that was played.
    public String game() {
        return reading.variant().map(rules -> rules.variant().name()).orElse("chess");
    }
}
