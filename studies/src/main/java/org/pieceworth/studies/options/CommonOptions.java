package org.pieceworth.studies.options;

/// The options that every command takes, the format of its output aside.
public final class CommonOptions implements OptionGroup {

    /// The name of the option for no progress.
    public static final String QUIET = "--quiet";

    private static final NumberOption<Long> SEED = NumberOption.of(
                    "--seed", "N", "seed of every random choice", Long.MIN_VALUE, Long.MAX_VALUE)
            .standard(1L);
    private static final NumberOption<Integer> THREADS = NumberOption.of(
            "--threads",
            "N",
            "threads to use (default: one for each processor); results do not depend on it",
            1,
            999_999);

    public long seed = SEED.defaultValue();
    public int threads = Runtime.getRuntime().availableProcessors();
    public boolean threadsTyped;
    public boolean quiet;

    public CommonOptions() {}

    @Override
    public void describe(Options usage) {
        usage.number(SEED, value -> seed = value);
        usage.number(THREADS, value -> {
            threads = value;
            threadsTyped = true;
        });
        usage.flag(QUIET, "no progress on standard error", () -> quiet = true);
    }
}
