package org.pieceworth.rules.variant;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.rules.variant.EndRules.Flag;
import org.pieceworth.rules.variant.RoyalRules.Extinction;
import org.pieceworth.rules.variant.draft.RuleValue;
import org.pieceworth.rules.variant.draft.VariantWords;

/// Makes the rules of how the game ends.
///
/// @param view what was said
record EndRulesMaker(DraftView view) {

    RoyalRules royals() {
        Character king = view.letters().get(VariantWords.KING);
        return new RoyalRules(
                king == null ? Set.of() : Set.of(king),
                view.flag("checking", true),
                view.flag("flyingGeneral", false),
                view.flag("bikjangRule", false),
                view.flag("makpongRule", false),
                extinction());
    }

    private Optional<Extinction> extinction() {
        Set<Character> types = view.letters("extinctionPieceTypes", List.of());
        boolean all = view.types("extinctionPieceTypes", List.of()).all();
        if (types.isEmpty() && !all) {
            return Optional.empty();
        }
        return view.value("extinctionValue", "none")
                .map(value -> new Extinction(
                        all ? Set.of() : types,
                        view.whole("extinctionPieceCount", 0),
                        view.whole("extinctionOpponentPieceCount", 0),
                        value,
                        view.flag("extinctionClaim", false),
                        view.flag("extinctionPseudoRoyal", false),
                        view.flag("dupleCheck", false)));
    }

    EndRules end() {
        Optional<GameValue> repetition = view.value("nFoldValue", "draw");
        return new EndRules(
                view.value("checkmateValue", "loss").orElse(GameValue.LOSS),
                view.value("stalemateValue", "draw").orElse(GameValue.DRAW),
                view.flag("stalematePieceCount", false),
                view.whole("nMoveRule", 50),
                repetition.isEmpty() ? 0 : view.whole("nFoldRule", 3),
                repetition.orElse(GameValue.DRAW),
                view.flag("nFoldValueAbsolute", false),
                view.flag("perpetualCheckIllegal", false),
                view.value("bareKingValue", "none"),
                view.flag("bareKingMove", false),
                flag(),
                view.flag("checkCounting", false));
    }

    private Optional<Flag> flag() {
        Sided<Region> goal = view.sided(key -> view.region(key, RuleValue.Squares.none()), "flagRegion");
        if (goal.white().isEmpty() && goal.black().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Flag(
                view.sided(key -> view.letters(key, List.of()), "flagPiece"),
                goal,
                view.whole("flagPieceCount", 1),
                view.flag("flagMove", false)));
    }
}
