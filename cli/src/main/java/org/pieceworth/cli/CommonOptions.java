package org.pieceworth.cli;

/// The options that every command takes, the format of its output aside.
final class CommonOptions implements OptionGroup {

    long seed = 1;
    int threads = Runtime.getRuntime().availableProcessors();
    boolean quiet;

    CommonOptions() {}

    @Override
    public void describe(Usage usage) {
        usage.value("--seed", "N", "seed of every random choice (default 1)", Long.class, value -> seed = value);
        usage.count(
                "--threads",
                "N",
                "threads to use (default: as many as there are processors); no result depends on it",
                value -> threads = value);
        usage.flag("--quiet", "no progress on standard error", () -> quiet = true);
        usage.help();
    }
}
