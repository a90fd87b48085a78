package org.pieceworth.spark;

import java.util.List;
import java.util.Locale;
import org.pieceworth.text.InputException;

/// The commands that play games.
final class PlayCommands {

    private static final String THREADS =
            "does nothing on Spark: --master sets the number of parallel games, as in" + " --master 'local[2]'";

    /// Options of one machine, and why they are refused.
    private enum Refused {
        THREADS(PlayCommands.THREADS),
        CONCURRENCY(PlayCommands.THREADS),
        PLAN("plays nothing, and plans for the threads of one machine; expected the command without spark"),
        ENGINE("runs a program of this machine; expected the command without spark");

        private final String why;

        Refused(String why) {
            this.why = why;
        }

        boolean isIn(List<String> words) {
            String option = "--" + name().toLowerCase(Locale.ROOT);
            return words.stream().anyMatch(word -> word.equals(option) || word.startsWith(option + "="));
        }
    }

    private PlayCommands() {}

    /// @throws InputException when an option makes no sense on many machines
    static void check(SparkOptions options) {
        if (options.splitTyped()) {
            throw InputException.about("split", "found with a command that plays and reads no text; expected none");
        }
        for (Refused each : Refused.values()) {
            if (each.isIn(options.words())) {
                throw InputException.about(each.name().toLowerCase(Locale.ROOT), each.why);
            }
        }
    }
}
