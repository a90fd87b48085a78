package org.pieceworth.rules.variant;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pieceworth.rules.variant.GatingRules.Walls;
import org.pieceworth.rules.variant.draft.RuleValue;
import org.pieceworth.rules.variant.draft.VariantDraft;

/// Makes the rules of what comes onto the board and what leaves it.
final class EntryRulesMaker extends RulesMaker {

    private static final List<String> PAWN = List.of("pawn");

    EntryRulesMaker(VariantDraft draft) {
        super(draft);
    }

    HandRules hands() {
        return new HandRules(
                draft.flag("pieceDrops", false),
                draft.flag("capturesToHand", false),
                draft.flag("dropLoop", false),
                draft.flag("dropPromoted", false),
                draft.flag("mustDrop", false),
                letters("mustDropType", List.of()).stream().findFirst(),
                new Sided<>(
                        region("whiteDropRegion", RuleValue.Squares.all()),
                        region("blackDropRegion", RuleValue.Squares.all())),
                rooksOnFirstRank(),
                draft.flag("firstRankPawnDrops", false),
                draft.flag("promotionZonePawnDrops", false),
                noDoubled(),
                draft.flag("dropOppositeColoredBishop", false),
                draft.flag("immobilityIllegal", false),
                draft.flag("dropChecks", true),
                draft.flag("shogiPawnDropMateIllegal", false),
                draft.flag("twoBoards", false));
    }

    private Map<Character, Sided<Region>> rooksOnFirstRank() {
        Character rook = draft.letters().get("rook");
        if (rook == null || !draft.flag("sittuyinRookDrop", false)) {
            return Map.of();
        }
        return Map.of(rook, new Sided<>(Region.rank(board, 0), Region.rank(board, board.ranks() - 1)));
    }

    private Map<Character, Integer> noDoubled() {
        Map<Character, Integer> most = new LinkedHashMap<>();
        int count = draft.whole("dropNoDoubledCount", 1);
        letters("dropNoDoubled", List.of()).forEach(letter -> most.put(letter, count));
        return most;
    }

    GatingRules gating() {
        return new GatingRules(
                draft.flag("gating", false),
                draft.flag("seirawanGating", false),
                draft.flag("commitGates", false),
                draft.flag("cambodianMoves", false),
                walls(),
                walls() == Walls.NONE ? Region.none() : region("wallingRegionWhite", RuleValue.Squares.all()));
    }

    private Walls walls() {
        if (draft.flag("arrowGating", false)) {
            return Walls.ARROW;
        }
        if (draft.flag("duckGating", false)) {
            return Walls.DUCK;
        }
        if (draft.flag("staticGating", false)) {
            return Walls.STATIC;
        }
        if (draft.flag("pastGating", false)) {
            return Walls.PAST;
        }
        return switch (draft.text("wallingRule", "none")) {
            case "arrow" -> Walls.ARROW;
            case "duck" -> Walls.DUCK;
            case "static" -> Walls.STATIC;
            case "past" -> Walls.PAST;
            default -> Walls.NONE;
        };
    }

    CaptureRules captures() {
        return new CaptureRules(
                draft.flag("mustCapture", false),
                draft.flag("blastOnCapture", false),
                letters("blastImmuneTypes", List.of()),
                letters("mutuallyImmuneTypes", List.of()),
                petrified(),
                draft.flag("rifleCapture", false),
                draft.flag("captureChangesSide", false));
    }

    private Set<Character> petrified() {
        Set<Character> types = new LinkedHashSet<>(letters("petrifyOnCaptureTypes", List.of()));
        if (draft.flag("petrifyOnCapture", false)) {
            types.addAll(draft.letters().values());
            types.removeAll(letters("promotionPawnTypesWhite", PAWN));
        }
        return types;
    }
}
