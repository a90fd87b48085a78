package org.pieceworth.studies.fit.part;

import java.util.List;
import org.pieceworth.empirical.rows.SourceFile;
import org.pieceworth.empirical.settings.ObservationSettings;

/// Everything needed to repeat a fit, except its settings.
///
/// @param program name and version
/// @param commandLine the arguments; may be empty
/// @param reading the rules for selecting games and positions
/// @param files the files read, with sizes and hashes
/// @param java name and version of the virtual machine
/// @param machine the operating system
public record Provenance(
        String program,
        List<String> commandLine,
        ObservationSettings reading,
        List<SourceFile> files,
        String java,
        String machine) {

    public Provenance {
        commandLine = List.copyOf(commandLine);
        files = List.copyOf(files);
    }

    /// With the Java and system of this machine.
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

    /// The variant of the games.
    public String game() {
        return reading.features().variant().map(rules -> rules.variant().name()).orElse("chess");
    }
}
