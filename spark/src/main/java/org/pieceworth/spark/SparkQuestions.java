package org.pieceworth.spark;

import java.util.Optional;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.questions.QuestionCatalogue;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The questions that many machines can answer: those that read games, and those that play them.
final class SparkQuestions {

    private SparkQuestions() {}

    /// A question of a kind, with options not read yet.
    ///
    /// @param word name of its command, or its former name
    static <Q extends Question> Optional<Q> named(String word, Class<Q> kind) {
        String name = word.equals("count") ? "export" : word;
        return new QuestionCatalogue(ModelCatalogue.standard(), TermCatalogue.standard())
                .commands().stream()
                        .filter(entry -> entry.name().equals(name))
                        .map(entry -> entry.question().get())
                        .filter(kind::isInstance)
                        .map(kind::cast)
                        .findFirst();
    }
}
