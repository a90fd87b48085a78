package org.pieceworth.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.text.InputException;

/// The options of Spark, apart from those of the command, which prints the same with and without them.
///
/// @param words the command and its options
/// @param master address of the Spark master; empty for all processors of this machine
/// @param split bytes of a text that a task reads
/// @param splitTyped true if the split was typed
record SparkOptions(List<String> words, Optional<String> master, long split, boolean splitTyped) {

    /// About twenty thousand games.
    private static final NumberOption<Long> SPLIT = NumberOption.of(
                    "--split",
                    "BYTES",
                    "bytes of a plain text that a task reads; results do not depend on it",
                    1L,
                    1L << 40)
            .standard(1L << 25);

    private static final String MASTER = "--master";
    private static final String MASTER_HELP =
            "where Spark runs: local[N] for N threads here (default: local[*], a thread for each processor),"
                    + " spark://HOST:PORT, yarn or k8s://…";

    SparkOptions {
        words = List.copyOf(words);
    }

    /// Takes them from the typed words.
    ///
    /// @throws InputException when one has no value, or a wrong one
    static SparkOptions of(List<String> typed) {
        List<String> words = new ArrayList<>();
        Optional<String> master = Optional.empty();
        long split = SPLIT.defaultValue();
        boolean splitTyped = false;
        for (int i = 0; i < typed.size(); i++) {
            String word = typed.get(i);
            String name = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
            boolean own = name.equals(MASTER) || name.equals(SPLIT.names());
            if (!own) {
                words.add(word);
                continue;
            }
            if (name.equals(word) && ++i == typed.size()) {
                throw new InputException(name + " needs a value; see pieceworth spark --help");
            }
            String value = name.equals(word) ? typed.get(i) : word.substring(name.length() + 1);
            if (name.equals(MASTER)) {
                master = Optional.of(value);
            } else {
                split = SPLIT.parse(value);
                splitTyped = true;
            }
        }
        return new SparkOptions(words, master, split, splitTyped);
    }

    /// Describes the options of commands that play, for their help; they are removed before parsing.
    static void describePlaying(Options usage) {
        usage.text(MASTER, "URL", MASTER_HELP, _ -> {});
    }

    /// Describes the options of commands that read.
    static void describeReading(Options usage) {
        describePlaying(usage);
        usage.number(SPLIT, _ -> {});
    }
}
