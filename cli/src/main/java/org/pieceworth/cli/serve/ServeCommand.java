package org.pieceworth.cli.serve;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.studies.options.OptionRange;
import org.pieceworth.studies.options.Options;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.web.Workbench;

/// Serves the workbench until it is stopped.
public final class ServeCommand implements Subcommand {

    private static final int MOST_PORT = 65_535;

    private final ModelCatalogue models;
    int port = 8017;
    boolean open;

    public ServeCommand(ModelCatalogue models) {
        this.models = models;
    }

    @Override
    public void describe(Options usage) {
        usage.about("Open the workbench: click pieces together in a browser and see what they are worth. It serves this"
                + " machine alone, and asks no other.");
        usage.examples("""
                pieceworth serve --open        start it and open the browser
                pieceworth serve --port 0      on any free port; the address is the first line that it prints
                """);
        usage.value(
                "--port",
                "N",
                "the port on 127.0.0.1 (default 8017); 0 takes a free one",
                Integer.class,
                value -> port = value);
        usage.flag("--open", "open the page in a browser", () -> open = true);
        usage.help();
    }

    @Override
    public Integer call() throws InterruptedException {
        OptionRange.check("--port", port, 0, MOST_PORT);
        try (Workbench workbench = Workbench.start(port, models)) {
            System.out.println(workbench.address());
            System.out.flush();
            if (open) {
                Browser.open(workbench.address());
            }
            Thread.currentThread().join();
        }
        return 0;
    }
}
