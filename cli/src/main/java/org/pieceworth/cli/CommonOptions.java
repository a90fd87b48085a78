package org.pieceworth.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

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
            converter = CountingNumber.class,
            description = "threads to use (default: as many as there are processors); no result depends on it")
    int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--quiet", description = "no progress on standard error")
    boolean quiet;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "show this help and exit")
    boolean help;

    CommonOptions() {}

    /// Reads a number of 1 or more.
    static final class CountingNumber implements ITypeConverter<Integer> {

        CountingNumber() {}

        @Override
        public Integer convert(String text) {
            if (!text.matches("[1-9]\\d{0,5}")) {
                throw new TypeConversionException("found " + text + ", expected 1 or more");
            }
            return Integer.valueOf(text);
        }
    }
}
