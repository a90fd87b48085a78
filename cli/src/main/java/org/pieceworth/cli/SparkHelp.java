package org.pieceworth.cli;

/// Help on the commands that run on Apache Spark. It is here, since the program that has them needs hundreds
/// of megabytes.
public final class SparkHelp {

    static final String COMMAND = "spark";

    public static final String TEXT = """
            Usage: pieceworth spark fit GAMES... [--master URL] [--split BYTES] [options of fit]
                   pieceworth spark count GAMES... -o FILE [--master URL] [--split BYTES] [options of count]
                   pieceworth spark selfplay [--master URL] [options of selfplay]
                   pieceworth spark match self:A self:B [--master URL] [options of match]
                   pieceworth spark measure PIECE... [--master URL] [options of measure]

            Reads or plays games on Apache Spark and prints the output of the same command without spark.
            See pieceworth spark fit --help, and so on.""";

    private SparkHelp() {}
}
