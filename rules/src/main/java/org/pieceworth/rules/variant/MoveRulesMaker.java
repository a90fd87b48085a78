package org.pieceworth.rules.variant;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.pieceworth.rules.variant.draft.RuleValue;
import org.pieceworth.rules.variant.draft.VariantDraft;
import org.pieceworth.rules.variant.draft.VariantWords;

/// Makes the rules of pawns, promotion, castling and regions.
final class MoveRulesMaker extends RulesMaker {

    private static final List<String> PAWN = List.of("pawn");
    private static final List<String> ROOK = List.of("rook");
    private static final List<String> KING = List.of(VariantWords.KING);
    private static final int C_FILE = 2;
    private static final int E_FILE = 4;
    private static final int G_FILE = 6;

    MoveRulesMaker(VariantDraft draft) {
        super(draft);
    }

    /// The squares where initial steps of up to two squares begin.
    Sided<Region> doubleSteps() {
        boolean on = draft.flag("doubleStep", true);
        return new Sided<>(
                on ? region("doubleStepRegionWhite", RuleValue.Squares.ranks(2, 2)) : Region.none(),
                on ? region("doubleStepRegionBlack", RuleValue.Squares.ranks(7, 7)) : Region.none());
    }

    /// The squares where initial steps of three squares begin.
    Sided<Region> tripleSteps() {
        return sided(key -> region(key, RuleValue.Squares.none()), "tripleStepRegion");
    }

    PawnRules pawns() {
        return new PawnRules(
                doubleSteps(),
                tripleSteps(),
                sided(key -> region(key, RuleValue.Squares.all()), "enPassantRegion"),
                sided(key -> letters(key, PAWN), "enPassantTypes"),
                sided(key -> letters(key, PAWN), "nMoveRuleTypes"));
    }

    PromotionRules promotion() {
        return new PromotionRules(
                new Sided<>(
                        region("promotionRegionWhite", RuleValue.Squares.ranks(8, 8)),
                        region("promotionRegionBlack", RuleValue.Squares.ranks(1, 1))),
                sided(key -> letters(key, PAWN), "promotionPawnTypes"),
                sided(key -> List.copyOf(letters(key, List.of())), "promotionPieceTypes"),
                draft.flag("mandatoryPawnPromotion", true),
                counts("promotionLimit"),
                promoted(),
                draft.flag("mandatoryPiecePromotion", false),
                draft.flag("piecePromotionOnCapture", false),
                draft.flag("pieceDemotion", false),
                draft.flag("sittuyinPromotion", false));
    }

    private Map<Character, Character> promoted() {
        Map<Character, Character> promoted = new LinkedHashMap<>();
        draft.pairs("promotedPieceType").forEach((from, to) -> {
            Character before = draft.letters().get(from);
            Character after = draft.letters().get(to);
            if (before != null && after != null) {
                promoted.put(before, after);
            }
        });
        return promoted;
    }

    CastlingRules castling() {
        Set<Character> kings = letters("castlingKingPieceWhite", KING);
        if (!draft.flag("castling", true) || kings.isEmpty()) {
            return CastlingRules.none();
        }
        int rank = draft.whole("castlingRank", 1) - 1;
        boolean several = !draft.letters().containsKey(VariantWords.KING);
        return new CastlingRules(
                true,
                new Sided<>(rank, board.ranks() - 1 - rank),
                draft.whole("castlingKingsideFile", G_FILE),
                draft.whole("castlingQueensideFile", C_FILE),
                kings.iterator().next(),
                several || draft.said("castlingKingFile")
                        ? OptionalInt.of(draft.whole("castlingKingFile", E_FILE))
                        : OptionalInt.empty(),
                sided(key -> letters(key, ROOK), "castlingRookPieces"),
                file("castlingRookKingsideFile"),
                file("castlingRookQueensideFile"),
                draft.flag("castlingDroppedPiece", false),
                draft.flag("oppositeCastling", false));
    }

    MobilityRules mobility() {
        Map<Character, Sided<Region>> regions = new LinkedHashMap<>();
        draft.letters().forEach((type, letter) -> {
            Region white = region(VariantWords.mobilityKey(true, type), RuleValue.Squares.none());
            Region black = region(VariantWords.mobilityKey(false, type), RuleValue.Squares.none());
            if (!white.isEmpty() || !black.isEmpty()) {
                regions.put(letter, new Sided<>(everywhereIfEmpty(white), everywhereIfEmpty(black)));
            }
        });
        boolean pass = draft.flag("pass", false);
        boolean atStalemate = draft.flag("passOnStalemate", false);
        return new MobilityRules(
                edges(),
                regions,
                soldiers(),
                region("diagonalLines", RuleValue.Squares.none()),
                draft.whole("gridSize", 0),
                pass || draft.flag("passWhite", false) && draft.flag("passBlack", false),
                atStalemate || draft.flag("passOnStalemateWhite", false) && draft.flag("passOnStalemateBlack", false));
    }

    private Region everywhereIfEmpty(Region region) {
        return region.isEmpty() ? Region.all(board) : region;
    }

    private Map<Character, Integer> soldiers() {
        Character soldier = draft.letters().get("soldier");
        int rank = draft.whole("soldierPromotionRank", 1);
        return soldier == null || rank == 1 ? Map.of() : Map.of(soldier, rank);
    }
}
