package org.pieceworth.spark;

import org.pieceworth.cli.games.GamesCommand;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.studies.options.Options;

/// A command whose help also has the options of Spark.
///
/// @param inner the command of one machine, whose games Spark reads
record DescribedCommand(GamesCommand inner) implements Subcommand {

    @Override
    public void describe(Options usage) {
        inner.describe(usage);
        SparkOptions.describe(usage);
    }

    @Override
    public Integer call() throws Exception {
        return inner.call();
    }
}
