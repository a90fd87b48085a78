package org.pieceworth.spark;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.cli.play.MatchCommand;
import org.pieceworth.cli.play.MeasureCommand;
import org.pieceworth.cli.play.PlayingCommand;
import org.pieceworth.cli.play.SelfplayCommand;
import org.pieceworth.lab.experiment.GamePlace;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The commands that play games.
enum PlayCommands {
    SELFPLAY {
        @Override
        PlayingCommand make(GamePlace place) {
            return new SelfplayCommand(ModelCatalogue.standard(), place);
        }
    },
    MATCH {
        @Override
        PlayingCommand make(GamePlace place) {
            return new MatchCommand(ModelCatalogue.standard(), place);
        }
    },
    MEASURE {
        @Override
        PlayingCommand make(GamePlace place) {
            return new MeasureCommand(place);
        }
    };

    private static final String THREADS =
            "does nothing on Spark: --master says how many games are played at a time, as in" + " --master 'local[2]'";

    /// Options of one machine, and why they are refused.
    private enum Refused {
        THREADS(PlayCommands.THREADS),
        CONCURRENCY(PlayCommands.THREADS),
        PLAN("plays nothing, and plans for the threads of one machine; expected the command without spark"),
        ENGINE("runs a program of this machine; expected the command without spark");

        private final String why;

        Refused(String why) {
            this.why = why;
        }

        boolean isIn(List<String> words) {
            String option = "--" + name().toLowerCase(Locale.ROOT);
            return words.stream().anyMatch(word -> word.equals(option) || word.startsWith(option + "="));
        }
    }

    /// Makes it, with options not read yet.
    abstract PlayingCommand make(GamePlace place);

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<PlayCommands> named(String word) {
        return Stream.of(values()).filter(each -> each.word().equals(word)).findFirst();
    }

    /// @throws InputException when an option makes no sense on many machines
    static void check(SparkOptions options) {
        if (options.splitTyped()) {
            throw InputException.about("split", "found with a command that plays and reads no text; expected none");
        }
        for (Refused each : Refused.values()) {
            if (each.isIn(options.words())) {
                throw InputException.about(each.name().toLowerCase(Locale.ROOT), each.why);
            }
        }
    }
}
