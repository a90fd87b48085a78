package org.pieceworth.studies.options;

/// The options that every command takes, the format of its output aside.
public final class CommonOptions implements OptionGroup {

    public long seed = 1;
    public int threads = Runtime.getRuntime().availableProcessors();
    public boolean threadsTyped;
    public boolean quiet;

    public CommonOptions() {}

    @Override
    public void describe(Options usage) {
        usage.value("--seed", "N", "seed of every random choice (default 1)", Long.class, value -> seed = value);
        usage.count(
                "--threads",
                "N",
                "threads to use (default: one for each processor); results do not depend on it",
                value -> {
                    threads = value;
                    threadsTyped = true;
                });
        usage.flag("--quiet", "no progress on standard error", () -> quiet = true);
        usage.help();
    }
}
