package org.pieceworth.rules.variant;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.rules.variant.EndRules.Flag;
import org.pieceworth.rules.variant.RoyalRules.Extinction;
import org.pieceworth.rules.variant.draft.RuleValue;
import org.pieceworth.rules.variant.draft.VariantDraft;
import org.pieceworth.rules.variant.draft.VariantWords;

/// Makes the rules about the end of the game.
final class EndRulesMaker extends RulesMaker {

    EndRulesMaker(VariantDraft draft) {
        super(draft);
    }

    RoyalRules royals() {
        Character king = draft.letters().get(VariantWords.KING);
        return new RoyalRules(
                king == null ? Set.of() : Set.of(king),
                draft.flag("checking", true),
                draft.flag("flyingGeneral", false),
                draft.flag("bikjangRule", false),
                draft.flag("makpongRule", false),
                extinction());
    }

    private Optional<Extinction> extinction() {
        Set<Character> types = letters("extinctionPieceTypes", List.of());
        boolean all = draft.types("extinctionPieceTypes", List.of()).all();
        if (types.isEmpty() && !all) {
            return Optional.empty();
        }
        return value("extinctionValue", "none")
                .map(value -> new Extinction(
                        all ? Set.of() : types,
                        draft.whole("extinctionPieceCount", 0),
                        draft.whole("extinctionOpponentPieceCount", 0),
                        value,
                        draft.flag("extinctionClaim", false),
                        draft.flag("extinctionPseudoRoyal", false),
                        draft.flag("dupleCheck", false)));
    }

    EndRules end() {
        return new EndRules(
                value("checkmateValue", "loss").orElse(GameValue.LOSS),
                value("stalemateValue", "draw").orElse(GameValue.DRAW),
                draft.flag("stalematePieceCount", false),
                draft.flag("shatarMateRule", false),
                draft.whole("nMoveRule", 50),
                counting(),
                repetition(),
                value("bareKingValue", "none"),
                draft.flag("bareKingMove", false),
                flag(),
                draft.flag("checkCounting", false),
                connect(),
                draft.text("castlingWins", "").replaceAll("[^KQkq]", ""),
                materialCounting(),
                draft.flag("adjudicateFullBoard", false));
    }

    private RepetitionRules repetition() {
        Optional<GameValue> value = value("nFoldValue", "draw");
        return new RepetitionRules(
                value.isEmpty() ? 0 : draft.whole("nFoldRule", 3),
                value.orElse(GameValue.DRAW),
                draft.flag("nFoldValueAbsolute", false),
                draft.flag("perpetualCheckIllegal", false),
                draft.text("chasingRule", "none").equals("axf"),
                draft.flag("moveRepetitionIllegal", false));
    }

    private CountingRule counting() {
        return switch (draft.text("countingRule", "none")) {
            case "makruk" -> CountingRule.MAKRUK;
            case "cambodian" -> CountingRule.CAMBODIAN;
            case "asean" -> CountingRule.ASEAN;
            default -> CountingRule.NONE;
        };
    }

    private MaterialCounting materialCounting() {
        return switch (draft.text("materialCounting", "none")) {
            case "janggi" -> MaterialCounting.JANGGI;
            case "unweighted" -> MaterialCounting.UNWEIGHTED;
            case "whitedrawodds" -> MaterialCounting.WHITE_DRAW_ODDS;
            case "blackdrawodds" -> MaterialCounting.BLACK_DRAW_ODDS;
            default -> MaterialCounting.NONE;
        };
    }

    private Optional<ConnectRules> connect() {
        ConnectRules rules = new ConnectRules(
                letters("connectPieceTypes", List.of()),
                draft.whole("connectN", 0),
                draft.whole("connectNxN", 0),
                draft.whole("collinearN", 0),
                sided(key -> region(key, RuleValue.Squares.none()), "connectRegion1"),
                sided(key -> region(key, RuleValue.Squares.none()), "connectRegion2"),
                draft.flag("connectHorizontal", true),
                draft.flag("connectVertical", true),
                draft.flag("connectDiagonal", true),
                value("connectValue", "win").orElse(GameValue.WIN));
        return rules.exists() ? Optional.of(rules) : Optional.empty();
    }

    private Optional<Flag> flag() {
        Sided<Region> goal = sided(key -> region(key, RuleValue.Squares.none()), "flagRegion");
        if (goal.white().isEmpty() && goal.black().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Flag(
                sided(key -> letters(key, List.of()), "flagPiece"),
                goal,
                draft.whole("flagPieceCount", 1),
                draft.flag("flagMove", false),
                draft.flag("flagPieceSafe", false),
                draft.flag("flagPieceBlockedWin", false)));
    }
}
