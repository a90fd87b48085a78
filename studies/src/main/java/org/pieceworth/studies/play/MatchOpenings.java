package org.pieceworth.studies.play;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.book.OpeningBook;
import org.pieceworth.lab.experiment.ExperimentPlan.OpeningPlan;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.studies.pieces.Odds;

/// The openings of a match.
sealed interface MatchOpenings {

    /// Random openings.
    record Random(GameConditions.OpeningChoice choice, Openings openings, String startFen) implements MatchOpenings {}

    /// Random openings of odds.
    ///
    /// @param starts the start with A as White, and as Black
    record ByOdds(GameConditions.OpeningChoice choice, List<Openings> openings, List<String> starts)
            implements MatchOpenings {}

    /// Openings from a book.
    record FromBook(OpeningBook book, long seed) implements MatchOpenings {}

    /// Reads the book, if there is one.
    ///
    /// @throws org.pieceworth.text.InputException naming the line of an opening that no game can begin with
    static MatchOpenings of(MatchRequest request, VariantRules rules) {
        GameConditions.OpeningChoice choice = request.conditions().openings();
        if (request.odds().isPresent()) {
            List<String> starts =
                    Odds.parse(request.odds().get(), rules.variant()).starts(rules.variant());
            return new ByOdds(
                    choice,
                    starts.stream()
                            .map(start -> new Openings(rules, start, choice.seed(), choice.plies(), choice.shuffle()))
                            .toList(),
                    starts);
        }
        return request.book()
                .<MatchOpenings>map(book ->
                        new FromBook(OpeningBook.read(book.file(), rules, book.choice(), choice.seed()), choice.seed()))
                .orElseGet(() -> new Random(
                        choice,
                        Openings.of(rules, choice.seed(), choice.plies(), choice.shuffle()),
                        rules.variant().startFen()));
    }

    /// The opening of a game, from 0: that of its pair, and of odds with A as giver.
    default Opening of(long game) {
        return switch (this) {
            case Random random -> random.openings().opening(game / 2);
            case ByOdds odds -> odds.openings().get((int) (game % 2)).opening(game / 2);
            case FromBook known -> known.book().opening(game / 2);
        };
    }

    /// For plans.
    default OpeningPlan plan() {
        return switch (this) {
            case Random random -> random.choice().plan(List.of(random.startFen()));
            case ByOdds odds -> odds.choice().plan(odds.starts());
            case FromBook known -> new OpeningPlan(List.of(known.book().plan()), known.seed(), 0, false);
        };
    }

    /// A warning if openings repeat.
    default Optional<String> warning(long pairs) {
        return switch (this) {
            case Random _, ByOdds _ -> Optional.empty();
            case FromBook known -> known.book().repeated(pairs);
        };
    }
}
