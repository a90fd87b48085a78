package org.pieceworth.cli;

import org.pieceworth.rules.InputException;
import picocli.CommandLine.Option;

/// The options that every command takes, the format of its output aside.
final class CommonOptions {

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "seed of every random choice (default 1)")
    long seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "threads to use (default 1); no result depends on it")
    int threads = 1;

    @Option(names = "--quiet", description = "no progress on standard error")
    boolean quiet;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "show this help and exit")
    boolean help;

    CommonOptions() {}

    /// @throws InputException when an option is out of range
    void check() {
        if (threads < 1) {
            throw new InputException("--threads: found " + threads + ", expected 1 or more");
        }
    }
}
