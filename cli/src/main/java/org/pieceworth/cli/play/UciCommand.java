package org.pieceworth.cli.play;

import java.util.Optional;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.uci.UciEngine;
import org.pieceworth.engine.uci.UciSettings;
import org.pieceworth.engine.weights.EngineNumbers;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.play.WeightsFile;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The engine for GUIs and match runners.
public final class UciCommand implements Subcommand {

    private static final NumberOption<Integer> HASH = NumberOption.of(
                    "--hash", "MB", "megabytes of the transposition table", 1, EngineSettings.MAX_HASH)
            .standard(16);
    private static final NumberOption<Integer> THREADS = NumberOption.of(
                    "--threads", "N", "threads that search together", 1, EngineSettings.MAX_THREADS)
            .standard(1);

    private final ModelCatalogue models;
    String values = "";
    int hash = HASH.defaultValue();
    int threads = THREADS.defaultValue();
    String variants = "";
    Optional<String> weights = Optional.empty();

    public UciCommand(ModelCatalogue models) {
        this.models = models;
    }

    @Override
    public void describe(Options usage) {
        usage.about("Play any variant in a GUI or a match runner, through the universal chess interface (UCI).");
        usage.examples("""
                pieceworth uci
                pieceworth uci --values universal --hash 64
                pieceworth uci --values fit.json --variants my.ini
                pieceworth uci --weights tuned.txt
                """);
        usage.text(
                "--values",
                "VALUES",
                "piece values: a model's name (mobility, universal, ...), atlas (measured pieces), the file of a fit,"
                        + " or a file of lines PIECE,VALUE (default: mobility counted from the engine's own tables)",
                value -> values = value);
        usage.text(
                "--weights",
                "FILE",
                "weights of the evaluation and constants of the search: a file written by tune (default: the built-in ones)",
                value -> weights = Optional.of(value));
        usage.number(HASH, value -> hash = value);
        usage.number(THREADS, value -> threads = value);
        usage.text(
                "--variants",
                "FILE",
                "a file in variants.ini format; its variants are added to the built-in ones (UCI option VariantPath)",
                value -> variants = value);
    }

    @Override
    public Integer call() {
        ValueSources sources = new ValueSources(models);
        UciSettings settings = new UciSettings(
                "Pieceworth " + Version.number(),
                "the Pieceworth authors",
                hash,
                threads,
                values,
                variants,
                weights.map(WeightsFile::read).orElse(EngineNumbers.SHIPPED));
        new UciEngine(settings, typed -> sources.of(typed)::values, System.out).run(System.in);
        return 0;
    }
}
