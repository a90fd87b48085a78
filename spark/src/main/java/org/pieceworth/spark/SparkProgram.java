package org.pieceworth.spark;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.pieceworth.answer.TerminalText;
import org.pieceworth.cli.CommandElsewhere;
import org.pieceworth.cli.QuestionCommand;
import org.pieceworth.cli.SparkHelp;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.lab.experiment.GameExecutor;
import org.pieceworth.studies.options.GamesQuestion;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.PlayingQuestion;
import org.pieceworth.studies.run.InputReader;
import org.pieceworth.text.InputException;

/// The commands `pieceworth spark …`, also the class that `spark-submit` starts.
public final class SparkProgram {

    private static final int FAILED = 1;
    private static final int BAD_INPUT = 2;

    private SparkProgram() {}

    /// Runs a command and exits with its code: 0 done, 1 the work failed, 2 bad usage or bad input.
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((_, failure) -> endWithoutMemory(failure));
        int code = run(args);
        if (code != 0) {
            System.exit(code);
        }
    }

    /// The program would wait forever for a dead thread of Spark.
    private static void endWithoutMemory(Throwable failure) {
        if (failure instanceof OutOfMemoryError) {
            try {
                say(Causes.NO_MEMORY);
            } finally {
                Runtime.getRuntime().halt(FAILED);
            }
        }
        say("a thread of Spark has ended: " + failure);
    }

    static int run(String... args) {
        try {
            SparkOptions options = SparkOptions.of(List.of(args));
            try (Cluster cluster = new Cluster(options.master())) {
                return run(options, cluster);
            }
        } catch (InputException e) {
            say(e.message(setting -> "--" + setting));
            return BAD_INPUT;
        }
    }

    static int run(SparkOptions options, Cluster cluster) {
        String word = options.words().stream().findFirst().orElse("");
        Optional<GamesQuestion> reading = SparkQuestions.named(word, GamesQuestion.class);
        if (reading.isPresent()) {
            return read(reading.get(), options, cluster);
        }
        Optional<PlayingQuestion> playing = SparkQuestions.named(word, PlayingQuestion.class);
        return playing.isPresent() ? play(playing.get(), options, cluster) : other(options.words());
    }

    private static int read(GamesQuestion question, SparkOptions options, Cluster cluster) {
        SparkReader reader = new SparkReader(cluster, new TypedWords(options.words()), options.split());
        return run(
                new DescribedCommand(
                        new QuestionCommand(question, GameExecutor.LOCAL, reader), SparkOptions::describeReading),
                options);
    }

    private static int play(PlayingQuestion question, SparkOptions options, Cluster cluster) {
        PlayCommands.check(options);
        SparkExecutor executor = new SparkExecutor(cluster, new TypedWords(options.words()));
        return run(
                new DescribedCommand(
                        new QuestionCommand(question, executor, InputReader.HERE), SparkOptions::describePlaying),
                options);
    }

    private static int run(DescribedCommand command, SparkOptions options) {
        return CommandElsewhere.run(
                options.words().getFirst(), command, options.words().toArray(String[]::new));
    }

    private static int other(List<String> words) {
        String first = words.isEmpty() ? "" : words.getFirst();
        if (first.isEmpty() || first.equals("help") || first.equals("--help") || first.equals("-h")) {
            CommandElsewhere.run(SparkHelp.NAME, new SparkHelp(), SparkHelp.NAME, "--help");
            return first.isEmpty() ? BAD_INPUT : 0;
        }
        throw new InputException(
                "spark: found '" + first
                        + "', expected fit, export, selfplay, match or measure; other commands run on one machine, without spark");
    }

    private static void say(String line) {
        System.err.println("pieceworth: " + TerminalText.line(line));
    }

    /// A command whose help also has the options of Spark.
    ///
    /// @param inner the command of one machine, whose games Spark reads or plays
    /// @param own describes the options of Spark that it has
    private record DescribedCommand(Subcommand inner, Consumer<Options> own) implements Subcommand {

        @Override
        public void describe(Options usage) {
            inner.describe(usage);
            own.accept(usage);
        }

        @Override
        public Integer call() throws Exception {
            return inner.call();
        }
    }
}
