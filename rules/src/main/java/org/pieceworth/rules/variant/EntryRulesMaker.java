package org.pieceworth.rules.variant;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pieceworth.rules.variant.GatingRules.Walls;
import org.pieceworth.rules.variant.draft.RuleValue;

/// Makes the rules of what comes onto the board and what leaves it.
///
/// @param view what was said
record EntryRulesMaker(DraftView view) {

    private static final List<String> PAWN = List.of("pawn");

    HandRules hands() {
        return new HandRules(
                view.flag("pieceDrops", false),
                view.flag("capturesToHand", false),
                view.flag("dropLoop", false),
                view.flag("dropPromoted", false),
                view.flag("mustDrop", false),
                view.letters("mustDropType", List.of()).stream().findFirst(),
                new Sided<>(
                        view.region("whiteDropRegion", RuleValue.Squares.all()),
                        view.region("blackDropRegion", RuleValue.Squares.all())),
                rooksOnFirstRank(),
                view.flag("firstRankPawnDrops", false),
                view.flag("promotionZonePawnDrops", false),
                noDoubled(),
                view.flag("dropOppositeColoredBishop", false),
                view.flag("immobilityIllegal", false),
                view.flag("dropChecks", true),
                view.flag("shogiPawnDropMateIllegal", false),
                view.flag("twoBoards", false));
    }

    private Map<Character, Sided<Region>> rooksOnFirstRank() {
        Character rook = view.letters().get("rook");
        if (rook == null || !view.flag("sittuyinRookDrop", false)) {
            return Map.of();
        }
        return Map.of(
                rook,
                new Sided<>(
                        Region.rank(view.board(), 0),
                        Region.rank(view.board(), view.board().ranks() - 1)));
    }

    private Map<Character, Integer> noDoubled() {
        Map<Character, Integer> most = new LinkedHashMap<>();
        int count = view.whole("dropNoDoubledCount", 1);
        view.letters("dropNoDoubled", List.of()).forEach(letter -> most.put(letter, count));
        return most;
    }

    GatingRules gating() {
        return new GatingRules(
                view.flag("gating", false),
                view.flag("seirawanGating", false),
                view.flag("commitGates", false),
                view.flag("cambodianMoves", false),
                walls(),
                walls() == Walls.NONE ? Region.none() : view.region("wallingRegionWhite", RuleValue.Squares.all()));
    }

    private Walls walls() {
        if (view.flag("arrowGating", false)) {
            return Walls.ARROW;
        }
        if (view.flag("duckGating", false)) {
            return Walls.DUCK;
        }
        if (view.flag("staticGating", false)) {
            return Walls.STATIC;
        }
        if (view.flag("pastGating", false)) {
            return Walls.PAST;
        }
        return switch (view.text("wallingRule", "none")) {
            case "arrow" -> Walls.ARROW;
            case "duck" -> Walls.DUCK;
            case "static" -> Walls.STATIC;
            case "past" -> Walls.PAST;
            default -> Walls.NONE;
        };
    }

    CaptureRules captures() {
        return new CaptureRules(
                view.flag("mustCapture", false),
                view.flag("blastOnCapture", false),
                view.letters("blastImmuneTypes", List.of()),
                view.letters("mutuallyImmuneTypes", List.of()),
                petrified(),
                view.flag("rifleCapture", false),
                view.flag("captureChangesSide", false));
    }

    private Set<Character> petrified() {
        Set<Character> types = new LinkedHashSet<>(view.letters("petrifyOnCaptureTypes", List.of()));
        if (view.flag("petrifyOnCapture", false)) {
            types.addAll(view.letters().values());
            types.removeAll(view.letters("promotionPawnTypesWhite", PAWN));
        }
        return types;
    }
}
