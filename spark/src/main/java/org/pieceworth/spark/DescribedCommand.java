package org.pieceworth.spark;

import java.util.function.Consumer;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.studies.options.Options;

/// A command whose help also has the options of Spark.
///
/// @param inner the command of one machine, whose games Spark reads or plays
/// @param own describes the options of Spark that it has
record DescribedCommand(Subcommand inner, Consumer<Options> own) implements Subcommand {

    @Override
    public void describe(Options usage) {
        inner.describe(usage);
        own.accept(usage);
    }

    @Override
    public Integer call() throws Exception {
        return inner.call();
    }
}
