package org.pieceworth.rules.variant;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.variant.EndRules.Flag;
import org.pieceworth.rules.variant.GatingRules.Walls;
import org.pieceworth.rules.variant.RoyalRules.Extinction;

/// Makes the readable variant out of all that was said of it, with Fairy-Stockfish's defaults for what was not.
final class VariantAssembler {

    static final List<String> PAWN = List.of("pawn");
    private static final List<String> PROMOTES_TO = List.of("queen", "rook", "bishop", "knight");
    private static final List<String> ROOK = List.of("rook");
    private static final List<String> KING = List.of(VariantWords.KING);
    private static final int ORTHODOX_SIDE = 8;
    private static final int E_FILE = 4;

    private final VariantDraft draft;
    private final RectangularBoard board;

    VariantAssembler(VariantDraft draft) {
        this.draft = draft;
        this.board = new RectangularBoard(
                draft.whole("maxFile", ORTHODOX_SIDE - 1) + 1, draft.whole("maxRank", ORTHODOX_SIDE));
    }

    /// @param types the pieces, already read
    Variant assemble(String name, List<PieceType> types) {
        return new Variant(
                name,
                board,
                types,
                draft.text("startFen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
                draft.flag("chess960", false),
                pawns(),
                promotion(),
                castling(),
                royals(),
                hands(),
                gating(),
                captures(),
                mobility(),
                end(),
                draft.notModelled());
    }

    /// The types of the variant in a fixed order: named ones as in the table, the variant's own, the king.
    static List<String> order(Set<String> types, VariantWords words) {
        List<String> named = List.copyOf(words.types().keySet());
        return types.stream()
                .sorted(Comparator.comparingInt((String type) -> rank(type, named))
                        .thenComparingInt(String::length)
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    private static int rank(String type, List<String> named) {
        if (type.equals(VariantWords.KING)) {
            return Integer.MAX_VALUE;
        }
        return VariantWords.isCustom(type) ? named.size() : named.indexOf(type);
    }

    RectangularBoard board() {
        return board;
    }

    /// Where initial steps of up to two squares begin.
    Sided<Region> doubleSteps() {
        boolean on = draft.flag("doubleStep", true);
        return new Sided<>(
                on ? region("doubleStepRegionWhite", RuleValue.Squares.ranks(2, 2)) : Region.none(),
                on ? region("doubleStepRegionBlack", RuleValue.Squares.ranks(7, 7)) : Region.none());
    }

    /// Where initial steps of three squares begin.
    Sided<Region> tripleSteps() {
        return sided(key -> region(key, RuleValue.Squares.none()), "tripleStepRegion");
    }

    private PawnRules pawns() {
        return new PawnRules(
                doubleSteps(),
                tripleSteps(),
                sided(key -> region(key, RuleValue.Squares.all()), "enPassantRegion"),
                sided(key -> letters(key, PAWN), "enPassantTypes"),
                sided(key -> letters(key, PAWN), "nMoveRuleTypes"));
    }

    private PromotionRules promotion() {
        return new PromotionRules(
                new Sided<>(
                        region("promotionRegionWhite", RuleValue.Squares.ranks(8, 8)),
                        region("promotionRegionBlack", RuleValue.Squares.ranks(1, 1))),
                sided(key -> letters(key, PAWN), "promotionPawnTypes"),
                sided(key -> List.copyOf(letters(key, PROMOTES_TO)), "promotionPieceTypes"),
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

    private CastlingRules castling() {
        Set<Character> kings = letters("castlingKingPieceWhite", KING);
        if (!draft.flag("castling", true) || kings.isEmpty()) {
            return CastlingRules.none();
        }
        int rank = draft.whole("castlingRank", 1) - 1;
        boolean several = !draft.letters().containsKey(VariantWords.KING);
        return new CastlingRules(
                true,
                new Sided<>(rank, board.ranks() - 1 - rank),
                draft.whole("castlingKingsideFile", 6),
                draft.whole("castlingQueensideFile", 2),
                kings.iterator().next(),
                several || draft.said("castlingKingFile")
                        ? OptionalInt.of(draft.whole("castlingKingFile", E_FILE))
                        : OptionalInt.empty(),
                sided(key -> letters(key, ROOK), "castlingRookPieces"),
                file("castlingRookKingsideFile"),
                file("castlingRookQueensideFile"),
                draft.flag("castlingDroppedPiece", false));
    }

    private OptionalInt file(String key) {
        return draft.said(key) ? OptionalInt.of(draft.whole(key, 0)) : OptionalInt.empty();
    }

    private RoyalRules royals() {
        Character king = draft.letters().get(VariantWords.KING);
        return new RoyalRules(
                king == null ? Set.of() : Set.of(king),
                draft.flag("checking", true),
                draft.flag("flyingGeneral", false),
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

    private HandRules hands() {
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

    private GatingRules gating() {
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

    private CaptureRules captures() {
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

    private MobilityRules mobility() {
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
                regions,
                soldiers(),
                region("diagonalLines", RuleValue.Squares.none()),
                draft.whole("gridSize", 0),
                pass || draft.flag("passWhite", false) && draft.flag("passBlack", false),
                atStalemate
                        || draft.flag("passOnStalemateWhite", false) && draft.flag("passOnStalemateBlack", false));
    }

    private Region everywhereIfEmpty(Region region) {
        return region.isEmpty() ? Region.all(board) : region;
    }

    private Map<Character, Integer> soldiers() {
        Character soldier = draft.letters().get("soldier");
        int rank = draft.whole("soldierPromotionRank", 1);
        return soldier == null || rank == 1 ? Map.of() : Map.of(soldier, rank);
    }

    private EndRules end() {
        Optional<GameValue> repetition = value("nFoldValue", "draw");
        return new EndRules(
                value("checkmateValue", "loss").orElse(GameValue.LOSS),
                value("stalemateValue", "draw").orElse(GameValue.DRAW),
                draft.flag("stalematePieceCount", false),
                draft.whole("nMoveRule", 50),
                repetition.isEmpty() ? 0 : draft.whole("nFoldRule", 3),
                repetition.orElse(GameValue.DRAW),
                draft.flag("nFoldValueAbsolute", false),
                draft.flag("perpetualCheckIllegal", false),
                value("bareKingValue", "none"),
                draft.flag("bareKingMove", false),
                flag(),
                draft.flag("checkCounting", false));
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
                draft.flag("flagMove", false)));
    }

    private Optional<GameValue> value(String key, String otherwise) {
        return switch (draft.text(key, otherwise)) {
            case "win" -> Optional.of(GameValue.WIN);
            case "loss" -> Optional.of(GameValue.LOSS);
            case "draw" -> Optional.of(GameValue.DRAW);
            default -> Optional.empty();
        };
    }

    private static <T> Sided<T> sided(Function<String, T> what, String key) {
        return new Sided<>(what.apply(key + "White"), what.apply(key + "Black"));
    }

    private Region region(String key, RuleValue.Squares otherwise) {
        RuleValue.Squares squares = draft.squares(key, otherwise);
        return Region.where(board, square -> squares.has(board.file(square), board.rank(square)));
    }

    private Set<Character> letters(String key, List<String> otherwise) {
        Set<Character> letters = new LinkedHashSet<>();
        draft.present(key, otherwise).forEach(type -> letters.add(letter(type)));
        return letters;
    }

    private char letter(String type) {
        return Objects.requireNonNull(draft.letters().get(type));
    }

    /// Numbers by letter.
    Map<Character, Integer> counts(String key) {
        Map<Character, Integer> counts = new LinkedHashMap<>();
        draft.numbers(key).forEach((type, count) -> {
            Character letter = draft.letters().get(type);
            if (letter != null) {
                counts.put(letter, count);
            }
        });
        return counts;
    }
}
