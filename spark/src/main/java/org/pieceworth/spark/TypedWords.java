package org.pieceworth.spark;

import java.io.Serial;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.studies.options.GamesQuestion;
import org.pieceworth.studies.options.PlayingQuestion;
import org.pieceworth.studies.options.Question;
import org.pieceworth.text.InputException;

/// A command as typed. Tasks read their settings from it, as the command itself does: words are small and the
/// same on every machine. Their files must exist there, too.
final class TypedWords implements Serializable {

    @Serial
    private static final long serialVersionUID = 1L;

    private final ArrayList<String> words;

    /// @param words the command's name and the words after it
    TypedWords(List<String> words) {
        this.words = new ArrayList<>(words);
    }

    /// The games of one of the command's experiments, if it plays.
    ///
    /// @throws InputException when its files are missing or differ
    PlannedGames games(GamesPart part) {
        return read(PlayingQuestion.class).games(part);
    }

    /// The settings for collecting games, if the command reads some.
    ///
    /// @throws InputException when its files are missing
    ObservationSettings settings() {
        return read(GamesQuestion.class).settings();
    }

    private <Q extends Question> Q read(Class<Q> kind) {
        Q question = SparkQuestions.named(words.getFirst(), kind).orElseThrow();
        List<Exception> failures = new ArrayList<>();
        Usage.of(words.getFirst(), question::describe, () -> 0)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExpandAtFiles(false)
                .setExecutionExceptionHandler((failure, _, _) -> {
                    failures.add(failure);
                    return 1;
                })
                .execute(words.subList(1, words.size()).toArray(String[]::new));
        for (Exception failure : failures) {
            throw failure instanceof InputException fault ? fault : new IllegalStateException(failure);
        }
        return question;
    }
}
