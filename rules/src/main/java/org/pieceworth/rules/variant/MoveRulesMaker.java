package org.pieceworth.rules.variant;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.pieceworth.rules.variant.draft.RuleValue;
import org.pieceworth.rules.variant.draft.VariantWords;

/// Makes the rules of pawns, promotion, castling and places.
///
/// @param view what was said
record MoveRulesMaker(DraftView view) {

    private static final List<String> PAWN = List.of("pawn");
    private static final List<String> PROMOTES_TO = List.of("queen", "rook", "bishop", "knight");
    private static final List<String> ROOK = List.of("rook");
    private static final List<String> KING = List.of(VariantWords.KING);
    private static final int C_FILE = 2;
    private static final int E_FILE = 4;
    private static final int G_FILE = 6;

    /// Where initial steps of up to two squares begin.
    Sided<Region> doubleSteps() {
        boolean on = view.flag("doubleStep", true);
        return new Sided<>(
                on ? view.region("doubleStepRegionWhite", RuleValue.Squares.ranks(2, 2)) : Region.none(),
                on ? view.region("doubleStepRegionBlack", RuleValue.Squares.ranks(7, 7)) : Region.none());
    }

    /// Where initial steps of three squares begin.
    Sided<Region> tripleSteps() {
        return view.sided(key -> view.region(key, RuleValue.Squares.none()), "tripleStepRegion");
    }

    PawnRules pawns() {
        return new PawnRules(
                doubleSteps(),
                tripleSteps(),
                view.sided(key -> view.region(key, RuleValue.Squares.all()), "enPassantRegion"),
                view.sided(key -> view.letters(key, PAWN), "enPassantTypes"),
                view.sided(key -> view.letters(key, PAWN), "nMoveRuleTypes"));
    }

    PromotionRules promotion() {
        return new PromotionRules(
                new Sided<>(
                        view.region("promotionRegionWhite", RuleValue.Squares.ranks(8, 8)),
                        view.region("promotionRegionBlack", RuleValue.Squares.ranks(1, 1))),
                view.sided(key -> view.letters(key, PAWN), "promotionPawnTypes"),
                view.sided(key -> List.copyOf(view.letters(key, PROMOTES_TO)), "promotionPieceTypes"),
                view.flag("mandatoryPawnPromotion", true),
                view.counts("promotionLimit"),
                promoted(),
                view.flag("mandatoryPiecePromotion", false),
                view.flag("piecePromotionOnCapture", false),
                view.flag("pieceDemotion", false),
                view.flag("sittuyinPromotion", false));
    }

    private Map<Character, Character> promoted() {
        Map<Character, Character> promoted = new LinkedHashMap<>();
        view.pairs("promotedPieceType").forEach((from, to) -> {
            Character before = view.letters().get(from);
            Character after = view.letters().get(to);
            if (before != null && after != null) {
                promoted.put(before, after);
            }
        });
        return promoted;
    }

    CastlingRules castling() {
        Set<Character> kings = view.letters("castlingKingPieceWhite", KING);
        if (!view.flag("castling", true) || kings.isEmpty()) {
            return CastlingRules.none();
        }
        int rank = view.whole("castlingRank", 1) - 1;
        boolean several = !view.letters().containsKey(VariantWords.KING);
        return new CastlingRules(
                true,
                new Sided<>(rank, view.board().ranks() - 1 - rank),
                view.whole("castlingKingsideFile", G_FILE),
                view.whole("castlingQueensideFile", C_FILE),
                kings.iterator().next(),
                several || view.said("castlingKingFile")
                        ? OptionalInt.of(view.whole("castlingKingFile", E_FILE))
                        : OptionalInt.empty(),
                view.sided(key -> view.letters(key, ROOK), "castlingRookPieces"),
                view.file("castlingRookKingsideFile"),
                view.file("castlingRookQueensideFile"),
                view.flag("castlingDroppedPiece", false));
    }

    MobilityRules mobility() {
        Map<Character, Sided<Region>> regions = new LinkedHashMap<>();
        view.letters().forEach((type, letter) -> {
            Region white = view.region(VariantWords.mobilityKey(true, type), RuleValue.Squares.none());
            Region black = view.region(VariantWords.mobilityKey(false, type), RuleValue.Squares.none());
            if (!white.isEmpty() || !black.isEmpty()) {
                regions.put(letter, new Sided<>(everywhereIfEmpty(white), everywhereIfEmpty(black)));
            }
        });
        boolean pass = view.flag("pass", false);
        boolean atStalemate = view.flag("passOnStalemate", false);
        return new MobilityRules(
                regions,
                soldiers(),
                view.region("diagonalLines", RuleValue.Squares.none()),
                view.whole("gridSize", 0),
                pass || view.flag("passWhite", false) && view.flag("passBlack", false),
                atStalemate || view.flag("passOnStalemateWhite", false) && view.flag("passOnStalemateBlack", false));
    }

    private Region everywhereIfEmpty(Region region) {
        return region.isEmpty() ? Region.all(view.board()) : region;
    }

    private Map<Character, Integer> soldiers() {
        Character soldier = view.letters().get("soldier");
        int rank = view.whole("soldierPromotionRank", 1);
        return soldier == null || rank == 1 ? Map.of() : Map.of(soldier, rank);
    }
}
