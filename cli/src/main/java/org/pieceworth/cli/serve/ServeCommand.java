package org.pieceworth.cli.serve;

import java.util.Optional;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.web.Workbench;
import org.pieceworth.web.WorkbenchSettings;

/// Serves the workbench until it is stopped.
public final class ServeCommand implements Subcommand {

    private static final long MEGABYTE = 1_000_000;
    private static final NumberOption<Integer> PORT = NumberOption.of(
                    "--port", "N", "the port on 127.0.0.1; 0 takes any free port", 0, 65_535)
            .standard(WorkbenchSettings.PORT);
    private static final NumberOption<Long> UPLOAD_LIMIT = NumberOption.of(
                    "--upload-limit", "MB", "the largest accepted file of games, in megabytes", 1L, 1_000_000L)
            .standard(WorkbenchSettings.MOST_BYTES / MEGABYTE);

    private final ModelCatalogue models;
    private final TermCatalogue terms;
    int port = PORT.defaultValue();
    Optional<String> data = Optional.empty();
    long most = UPLOAD_LIMIT.defaultValue();
    boolean open;
    boolean token = true;

    public ServeCommand(ModelCatalogue models, TermCatalogue terms) {
        this.models = models;
        this.terms = terms;
    }

    @Override
    public void describe(Options usage) {
        usage.about("Design pieces in a browser and see their values. The workbench serves this machine only and "
                + "contacts no other computer.");
        usage.examples("""
                pieceworth serve --open        # start it and open the browser
                pieceworth serve --port 0      # on any free port; prints the address
                """);
        usage.number(PORT, value -> port = value);
        usage.flag("--open", "open the page in a browser", () -> open = true);
        usage.text(
                "--data",
                "DIR",
                "the folder for jobs and uploaded files (default: $XDG_DATA_HOME/pieceworth, else"
                        + " ~/.local/share/pieceworth)",
                value -> data = Optional.of(value));
        usage.number(UPLOAD_LIMIT, value -> most = value);
        usage.flag(
                "--no-token",
                "accept requests without the token of the printed address; any user of this machine can then see and"
                        + " start jobs",
                () -> token = false);
    }

    @Override
    public Integer call() throws InterruptedException {
        WorkbenchSettings settings = new WorkbenchSettings(port, data, most * MEGABYTE, token);
        try (Workbench workbench = Workbench.start(settings, models, terms)) {
            System.out.println(workbench.address());
            System.out.flush();
            SpareMemory.start();
            if (open) {
                Browser.open(workbench.ticket());
            }
            Thread.currentThread().join();
        }
        return 0;
    }

    /// Gives memory back to the machine while the workbench is idle: a collector that waits until its heap is
    /// full would retain the memory of a busy minute for days.
    private static final class SpareMemory {

        private static final long LOOK_MILLIS = 10_000;
        private static final long LITTLE = 128L << 20;

        private SpareMemory() {}

        static void start() {
            Thread.ofPlatform().daemon().name("spare-memory").start(SpareMemory::watch);
        }

        private static void watch() {
            long live = 0;
            try {
                while (true) {
                    Thread.sleep(LOOK_MILLIS);
                    // Live objects are collected again only when memory has doubled.
                    if (Runtime.getRuntime().totalMemory() > Math.max(LITTLE, 2 * live)) {
                        System.gc();
                        live = Runtime.getRuntime().totalMemory()
                                - Runtime.getRuntime().freeMemory();
                    }
                }
            } catch (InterruptedException _) {
                // The server is stopped.
            }
        }
    }
}
