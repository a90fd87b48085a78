package org.pieceworth.studies.play;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.book.OpeningBook;
import org.pieceworth.lab.experiment.ExperimentPlan.OpeningPlan;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.rules.fairy.VariantRules;

/// The openings of a match.
sealed interface MatchOpenings {

    /// Random openings.
    record Random(GameConditions.OpeningChoice choice, Openings openings, String startFen) implements MatchOpenings {}

    /// Openings from a book.
    record FromBook(OpeningBook book, long seed) implements MatchOpenings {}

    /// Reads the book, if there is one.
    ///
    /// @throws org.pieceworth.text.InputException naming the line of an opening that no game can begin with
    static MatchOpenings of(MatchRequest request, VariantRules rules) {
        GameConditions.OpeningChoice choice = request.conditions().openings();
        return request.book()
                .<MatchOpenings>map(book ->
                        new FromBook(OpeningBook.read(book.file(), rules, book.choice(), choice.seed()), choice.seed()))
                .orElseGet(() -> new Random(
                        choice,
                        Openings.of(rules, choice.seed(), choice.plies(), choice.shuffle()),
                        rules.variant().startFen()));
    }

    /// The opening of a pair of games, from 0.
    default Opening of(long pair) {
        return switch (this) {
            case Random random -> random.openings().opening(pair);
            case FromBook known -> known.book().opening(pair);
        };
    }

    /// For plans.
    default OpeningPlan plan() {
        return switch (this) {
            case Random random -> random.choice().plan(List.of(random.startFen()));
            case FromBook known -> new OpeningPlan(List.of(known.book().plan()), known.seed(), 0, false);
        };
    }

    /// A warning if openings repeat.
    default Optional<String> warning(long pairs) {
        return switch (this) {
            case Random _ -> Optional.empty();
            case FromBook known -> known.book().repeated(pairs);
        };
    }
}
