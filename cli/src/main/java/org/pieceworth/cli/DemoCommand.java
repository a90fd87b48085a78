package org.pieceworth.cli;

import java.util.Optional;
import java.util.function.Consumer;
import org.pieceworth.answer.Format;
import org.pieceworth.answer.Printer;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.Redrawn;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.demo.DemoAnswer;
import org.pieceworth.studies.demo.DemoDocument;
import org.pieceworth.studies.demo.DemoPlay;
import org.pieceworth.studies.demo.DemoPlay.DemoPlayAnswer;
import org.pieceworth.studies.demo.DemoPlayDocument;
import org.pieceworth.studies.demo.DemoStudy;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Setting;

/// A tour for newcomers.
final class DemoCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    final Setting<Boolean> quick = Setting.flag("--quick", "only the first screen, without play");
    final Setting<Optional<Integer>> given = Setting.optional(SECONDS);

    private static final NumberOption<Integer> SECONDS =
            NumberOption.of("--seconds", "N", "how long to play", 1, 86_400).standard(60);

    DemoCommand() {}

    @Override
    public void describe(Options usage) {
        usage.about("See it work: values of known pieces, then a minute of play. Values by theory and from the "
                + "included games, side by side; then self-play and the values of the chess pieces from it.");
        usage.examples("""
                pieceworth demo                # then a minute of play; Ctrl-C ends it
                pieceworth demo --quick        # without play
                pieceworth demo --seconds 600  # ten minutes of play
                """);
        OptionGroup.all(usage, common, output, quick, given);
    }

    @Override
    public Integer call() {
        OptionDependency.exclude(SECONDS.setting(), given.isTyped(), "--quick, which plays nothing", quick.get());
        int seconds = given.get().orElse(SECONDS.defaultValue());
        DemoAnswer answer = DemoStudy.answer();
        Printer printer = Terminal.printer();
        // Text shows results of play below the rest while it continues; CSV has one table, without play.
        boolean besides = quick.get() || output.format == Format.TABLE || output.format == Format.CSV;
        printer.print(
                besides ? DemoDocument.of(answer) : DemoDocument.of(answer, play(seconds, _ -> {})), output.format);
        if (output.format == Format.TABLE && !quick.get()) {
            show(seconds);
        }
        return 0;
    }

    /// Plays, and shows the current values.
    private void show(int seconds) {
        System.out.println("\nAnd now by play: for " + seconds
                + " s the engine plays itself, and piece values are fitted to its games.");
        Redrawn redrawn = new Redrawn(System.out);
        redrawn.draw(DemoPlayDocument.of(play(seconds, soFar -> redrawn.draw(DemoPlayDocument.of(soFar)))));
    }

    private DemoPlayAnswer play(int seconds, Consumer<DemoPlayAnswer> meanwhile) {
        return DemoPlay.answer(seconds, common.seed, common.threads, meanwhile);
    }
}
