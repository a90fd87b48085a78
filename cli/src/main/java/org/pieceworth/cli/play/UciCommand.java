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
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.play.WeightsFile;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The engine for GUIs and match runners.
public final class UciCommand implements Subcommand {

    private final ModelCatalogue models;
    final Setting<String> values = Setting.standard(
            "",
            "--values",
            "VALUES",
            "piece values: a model's name (mobility, universal, ...), atlas (measured pieces), the file of a fit,"
                    + " or a file of lines PIECE,VALUE (default: mobility counted from the engine's own tables)");
    final Setting<Integer> hash = Setting.number(
            NumberOption.of("--hash", "MB", "megabytes of the transposition table", 1, EngineSettings.MAX_HASH)
                    .standard(16));
    final Setting<Integer> threads = Setting.number(
            NumberOption.of("--threads", "N", "threads that search together", 1, EngineSettings.MAX_THREADS)
                    .standard(1));
    final Setting<String> variants = Setting.standard(
            "",
            "--variants",
            "FILE",
            "a file in variants.ini format; its variants are added to the built-in ones (UCI option VariantPath)");
    final Setting<Optional<String>> weights = Setting.text(
            "--weights",
            "FILE",
            "weights of the evaluation and constants of the search: a file written by tune (default: the built-in ones)");

    public UciCommand(ModelCatalogue models) {
        this.models = models;
    }

    @Override
    public void describe(Options usage) {
        usage.about("Play any variant in a GUI or a match runner, by UCI. UCI is the universal chess interface.");
        usage.examples("""
                pieceworth uci
                pieceworth uci --values universal --hash 64
                pieceworth uci --values fit.json --variants my.ini
                pieceworth uci --weights tuned.txt
                """);
        OptionGroup.all(usage, values, weights, hash, threads, variants);
    }

    @Override
    public Integer call() {
        ValueSources sources = new ValueSources(models);
        UciSettings settings = new UciSettings(
                "Pieceworth " + Version.number(),
                "the Pieceworth authors",
                hash.get(),
                threads.get(),
                values.get(),
                variants.get(),
                weights.get().map(WeightsFile::read).orElse(EngineNumbers.SHIPPED));
        new UciEngine(settings, typed -> sources.of(typed)::values, System.out).run(System.in);
        return 0;
    }
}
