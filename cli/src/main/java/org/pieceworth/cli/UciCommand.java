package org.pieceworth.cli;

import java.util.concurrent.Callable;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.uci.UciEngine;
import org.pieceworth.engine.uci.UciSettings;
import org.pieceworth.lab.values.ValueSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The engine for GUIs and match runners.
@Command(
        name = "uci",
        description = "Play any variant in a GUI or a match runner, by the universal chess interface.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  pieceworth uci",
            "  pieceworth uci --values universal --hash 64",
            "  pieceworth uci --values fit.json --variants my.ini"
        })
final class UciCommand implements Callable<Integer> {

    @Option(
            names = "--values",
            paramLabel = "VALUES",
            defaultValue = "",
            description =
                    "what pieces are worth: a model's name (mobility, universal, ...), the file of a fit, or a file"
                            + " of lines PIECE,VALUE (default: mobility counted from the engine's own tables)")
    String values = "";

    @Option(
            names = "--hash",
            paramLabel = "MB",
            defaultValue = "16",
            description = "megabytes of the transposition table, 1 to " + EngineSettings.MAX_HASH + " (default 16)")
    int hash = 16;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "threads that search together, 1 to " + EngineSettings.MAX_THREADS + " (default 1)")
    int threads = 1;

    @Option(
            names = "--variants",
            paramLabel = "FILE",
            defaultValue = "",
            description = "a file in variants.ini form, whose variants join those that ship (the option VariantPath)")
    String variants = "";

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "show this help and exit")
    boolean help;

    UciCommand() {}

    @Override
    public Integer call() {
        OptionRange.check("--hash", hash, 1, EngineSettings.MAX_HASH);
        OptionRange.check("--threads", threads, 1, EngineSettings.MAX_THREADS);
        UciSettings settings = new UciSettings(
                "Pieceworth " + Version.number(), "the Pieceworth authors", hash, threads, values, variants);
        new UciEngine(settings, typed -> ValueSource.of(typed)::values, System.out).run(System.in);
        return 0;
    }
}
