package org.pieceworth.rules.variant;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pieceworth.rules.variant.GatingRules.Walls;
import org.pieceworth.rules.variant.draft.RuleValue;
import org.pieceworth.rules.variant.draft.VariantDraft;

/// Makes the rules about pieces that enter or leave the board.
final class EntryRulesMaker extends RulesMaker {

    private static final List<String> PAWN = List.of("pawn");

    EntryRulesMaker(VariantDraft draft) {
        super(draft);
    }

    /// @param order the letters of all pieces in the written order of those in hand
    HandRules hands(String order) {
        return new HandRules(
                draft.flag("pieceDrops", false),
                draft.flag("capturesToHand", false),
                draft.flag("dropLoop", false),
                draft.flag("dropPromoted", false),
                draft.flag("mustDrop", false),
                letters("mustDropType", List.of()).stream().findFirst(),
                new Sided<>(
                        region("dropRegionWhite", RuleValue.Squares.all()),
                        region("dropRegionBlack", RuleValue.Squares.all())),
                rooksOnFirstRank(),
                draft.flag("firstRankPawnDrops", false),
                draft.flag("promotionZonePawnDrops", false),
                noDoubled(),
                draft.flag("dropOppositeColoredBishop", false),
                draft.flag("immobilityIllegal", false),
                draft.flag("dropChecks", true),
                draft.flag("shogiPawnDropMateIllegal", false),
                draft.flag("twoBoards", false),
                order);
    }

    private Map<Character, Sided<Region>> rooksOnFirstRank() {
        Character rook = draft.letters().get("rook");
        if (rook == null || !draft.flag("sittuyinRookDrop", false)) {
            return Map.of();
        }
        return Map.of(rook, new Sided<>(Region.rank(board, 0), Region.rank(board, board.ranks() - 1)));
    }

    private Map<Character, Integer> noDoubled() {
        Map<Character, Integer> limits = new LinkedHashMap<>();
        int count = draft.whole("dropNoDoubledCount", 1);
        letters("dropNoDoubled", List.of()).forEach(letter -> limits.put(letter, count));
        return limits;
    }

    GatingRules gating() {
        return new GatingRules(
                draft.flag("gating", false),
                draft.flag("seirawanGating", false),
                draft.flag("commitGates", false),
                draft.flag("cambodianMoves", false),
                walls(),
                walls() == Walls.NONE
                        ? new Sided<>(Region.none(), Region.none())
                        : new Sided<>(
                                region("wallingRegionWhite", RuleValue.Squares.all()),
                                region("wallingRegionBlack", RuleValue.Squares.all())),
                draft.flag("wallOrMove", false));
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
            case "edge" -> Walls.EDGE;
            case "static" -> Walls.STATIC;
            case "past" -> Walls.PAST;
            default -> Walls.NONE;
        };
    }

    StoneRules stones() {
        StoneRules.Drops drops = switch (draft.flag("dropOnTop", false) ? "top" : draft.text("enclosingDrop", "none")) {
            case "reversi" -> StoneRules.Drops.REVERSI;
            case "ataxx", "quadwrangle" -> StoneRules.Drops.ATAXX;
            case "snort" -> StoneRules.Drops.SNORT;
            case "top" -> StoneRules.Drops.TOP;
            case "anyside" -> StoneRules.Drops.ANY_SIDE;
            default -> StoneRules.Drops.ANYWHERE;
        };
        StoneRules.Turns turns = switch (draft.text("flipEnclosedPieces", "none")) {
            case "reversi" -> StoneRules.Turns.REVERSI;
            case "ataxx" -> StoneRules.Turns.ATAXX;
            case "quadwrangle" -> StoneRules.Turns.QUADWRANGLE;
            default -> StoneRules.Turns.NOTHING;
        };
        Region start = drops == StoneRules.Drops.ANYWHERE
                ? Region.none()
                : region("enclosingDropStart", RuleValue.Squares.none());
        return new StoneRules(drops, start, turns, draft.flag("freeDrops", false));
    }

    CaptureRules captures() {
        return new CaptureRules(
                draft.flag("mustCapture", false),
                draft.flag("blastOnCapture", false),
                letters("blastImmuneTypes", List.of()),
                letters("mutuallyImmuneTypes", List.of()),
                petrified(),
                draft.flag("petrifyBlastPieces", false),
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
