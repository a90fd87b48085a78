package org.pieceworth.cli;

import java.util.ServiceConfigurationError;

/// Starts the program. This class needs no other jar, so that it can report one that is missing or damaged.
final class Start {

    private Start() {}

    public static void main(String[] args) {
        try {
            Pieceworth.main(args);
        } catch (LinkageError | ServiceConfigurationError unloaded) {
            System.err.println("pieceworth: " + reason(unloaded));
            System.exit(1);
        }
    }

    private static String reason(Error unloaded) {
        String limit = "a part of the program cannot be loaded (" + unloaded
                + "): too few files may be open at once (ulimit -n); raise the limit";
        try {
            return Installation.damage().orElse(limit);
        } catch (LinkageError _) {
            // Nothing else may be loaded here either.
            return limit;
        }
    }
}
