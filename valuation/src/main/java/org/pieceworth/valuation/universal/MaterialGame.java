package org.pieceworth.valuation.universal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.movement.ColourBinding;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.rules.position.Side;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.universal.UniversalOptions.QueenRule;
import org.pieceworth.valuation.universal.UniversalOptions.Rounding;

/// Both armies of a game, whose values depend on each other ("variable-value bilateral model"): army values, royal
/// values and material values, recomputed as pieces fall or promote.
public final class MaterialGame {

    private final SquareBoard board;
    private final Map<Character, GamePiece> pieces;
    private final Map<Side, Map<Character, Integer>> counts;
    private final Set<Character> onOneShade;
    private final double density;

    private MaterialGame(
            SquareBoard board,
            Map<Character, GamePiece> pieces,
            Map<Side, Map<Character, Integer>> counts,
            Set<Character> onOneShade,
            double density) {
        this.board = board;
        this.pieces = pieces;
        this.counts = counts;
        this.onOneShade = onOneShade;
        this.density = density;
    }

    /// A game at its opening.
    ///
    /// @param placement first field of FEN, with the pieces in hand
    /// @param pieces meanings of its letters
    /// @throws InputException when the placement does not fit the board, or a letter has no piece
    public static MaterialGame opening(SquareBoard board, String placement, List<GamePiece> pieces) {
        Map<Character, GamePiece> byLetter = new LinkedHashMap<>();
        pieces.forEach(piece -> byLetter.put(piece.letter(), piece));
        String hand = PlacementText.of(placement).hand();
        char[] squares = PlacementReader.read(placement, board, byLetter.keySet());
        Map<Side, Map<Character, Integer>> counts = new EnumMap<>(Side.class);
        Map<Character, Set<Integer>> shades = new LinkedHashMap<>();
        counts.put(Side.WHITE, new LinkedHashMap<>());
        counts.put(Side.BLACK, new LinkedHashMap<>());
        Map<Character, Set<Integer>> starts = new LinkedHashMap<>();
        int taken = 0;
        for (int square = 0; square < squares.length; square++) {
            char at = squares[square];
            if (at != PlacementReader.EMPTY) {
                char letter = Character.toUpperCase(at);
                Side side = at == letter ? Side.WHITE : Side.BLACK;
                of(counts, side).merge(letter, 1, Integer::sum);
                shades.computeIfAbsent(at, _ -> new TreeSet<>()).add(board.shade(square));
                starts.computeIfAbsent(letter, _ -> new TreeSet<>())
                        .add(side == Side.WHITE ? square : PawnSquares.mirrored(board, square));
                taken++;
            }
        }
        for (int i = 0; i < hand.length(); i++) {
            char at = hand.charAt(i);
            if (!PieceLetter.isLetter(at)) {
                continue;
            }
            char letter = Character.toUpperCase(at);
            if (!byLetter.containsKey(letter)) {
                throw new InputException("opening '" + placement + "': found '" + PieceLetter.text(at)
                                + "' in hand, expected a letter of a piece, or give it a meaning")
                        .with("piece", PieceLetter.text(letter) + "=BETZA");
            }
            of(counts, at == letter ? Side.WHITE : Side.BLACK).merge(letter, 1, Integer::sum);
            // It may enter on either shade.
            shades.computeIfAbsent(at, _ -> new TreeSet<>()).addAll(List.of(0, 1));
            taken++;
        }
        byLetter.replaceAll((letter, piece) -> placed(piece, board, starts.getOrDefault(letter, Set.of())));
        counts.forEach((side, army) -> {
            if (army.keySet().stream().allMatch(letter -> royal(byLetter, letter))) {
                throw new InputException(
                        "opening '" + placement + "': " + name(side) + " has only royal pieces; expected an army");
            }
        });
        Set<Character> onOneShade = new TreeSet<>();
        shades.forEach((letter, both) -> {
            if (both.size() == 1) {
                onOneShade.add(letter);
            }
        });
        return new MaterialGame(board, byLetter, counts, onOneShade, Math.min(1, (double) taken / board.cells()));
    }

    /// The piece with its reachable squares, if it has no first moves; pieces with first moves are pawns on
    /// any starting square.
    private static GamePiece placed(GamePiece piece, SquareBoard board, Set<Integer> starts) {
        return piece.standing().isPresent() || Pawns.pawn(piece.movement())
                ? piece
                : new GamePiece(
                        piece.letter(),
                        piece.name(),
                        piece.movement(),
                        piece.royal(),
                        PawnSquares.of(piece.movement(), board, starts));
    }

    private static boolean royal(Map<Character, GamePiece> pieces, char letter) {
        GamePiece piece = pieces.get(letter);
        return piece != null && piece.royal();
    }

    private static String name(Side side) {
        return switch (side) {
            case WHITE -> "White";
            case BLACK -> "Black";
        };
    }

    private static Map<Character, Integer> of(Map<Side, Map<Character, Integer>> counts, Side side) {
        return counts.computeIfAbsent(side, _ -> new LinkedHashMap<>());
    }

    /// The piece density at the opening, with pieces in hand: s.
    public double density() {
        return density;
    }

    /// The game after a piece of a side was captured.
    ///
    /// @throws InputException when the side has no such piece, or only its last royal piece
    public MaterialGame captured(Side side, char letter) {
        return changed(side, letter, -1);
    }

    /// The game after a piece of a side became another.
    ///
    /// @throws InputException when the side has no such piece, or the game has no promotion for it
    public MaterialGame promoted(Side side, char from, char to) {
        piece(to);
        return changed(side, from, -1).changed(side, to, 1);
    }

    private GamePiece piece(char letter) {
        GamePiece piece = pieces.get(letter);
        if (piece == null) {
            throw new InputException("piece '" + PieceLetter.text(letter) + "' is not in this game; expected one of "
                            + letters() + ", or give it a meaning")
                    .with("piece", PieceLetter.text(letter) + "=BETZA");
        }
        return piece;
    }

    private String letters() {
        return String.join(" ", pieces.keySet().stream().map(PieceLetter::text).toList());
    }

    private MaterialGame changed(Side side, char letter, int by) {
        GamePiece piece = piece(letter);
        Map<Side, Map<Character, Integer>> changed = new EnumMap<>(Side.class);
        counts.forEach((each, army) -> changed.put(each, new LinkedHashMap<>(army)));
        Map<Character, Integer> army = of(changed, side);
        int left = army.getOrDefault(letter, 0) + by;
        if (left < 0) {
            throw new InputException(
                    name(side) + " has no " + piece.name() + " (" + PieceLetter.text(letter) + ") left to lose");
        }
        army.put(letter, left);
        if (piece.royal() && royals(army) == 0) {
            throw new InputException(name(side) + " would have no royal piece left, and the game would be over");
        }
        return new MaterialGame(board, pieces, changed, onOneShade, density);
    }

    private int royals(Map<Character, Integer> army) {
        return army.entrySet().stream()
                .filter(entry -> piece(entry.getKey()).royal())
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    public MaterialReport report(RoyalCorrections corrections, Rounding rounding, QueenRule queen) {
        UniversalOptions options = new UniversalOptions(
                onlySliders() ? OptionalDouble.empty() : OptionalDouble.of(density), rounding, queen, false);
        UniversalModel model = new UniversalModel(options);
        Unit unit = unit(model, options);
        List<MaterialReport.Line> white = lines(Side.WHITE, model, options, unit);
        List<MaterialReport.Line> black = lines(Side.BLACK, model, options, unit);
        return new MaterialReport(
                corrections,
                unit.piece(),
                MaterialReport.side(white, MaterialReport.army(black), corrections),
                MaterialReport.side(black, MaterialReport.army(white), corrections));
    }

    /// The special formula is for games with only sliders.
    private boolean onlySliders() {
        return !(board instanceof HexagonalBoard)
                && pieces.values().stream()
                        .allMatch(
                                piece -> AttackParts.of(piece.movement(), board).onlySlides());
    }

    /// The piece with the value 10: the one with the least practical attack value, before any penalty, among
    /// pieces that capture and are not royal. Without such a piece, a pawn.
    private Unit unit(UniversalModel model, UniversalOptions options) {
        return pieces.values().stream()
                .filter(piece -> !piece.royal())
                .map(piece ->
                        new Unit(piece.name(), attack(piece, model, options).practical()))
                .filter(unit -> unit.squares() > 0)
                .min(Comparator.comparingDouble(Unit::squares))
                .orElseGet(() -> new Unit("pawn", model.pawn(board)));
    }

    /// @param piece its name
    /// @param squares its practical attack value
    private record Unit(String piece, double squares) {}

    /// The pawn of chess with the model's rounding. It follows the source's rules, so that nothing is noted.
    private PracticalAttack attack(GamePiece piece, UniversalModel model, UniversalOptions options) {
        if (board instanceof HexagonalBoard hexagons) {
            return HexAttack.attack(piece.movement(), hexagons, options);
        }
        if (Pawns.pawnOfChess(piece.movement())) {
            double pawn = model.pawn(board);
            return new PracticalAttack(pawn, pawn, pawn, List.of(), List.of());
        }
        return AttackWorksheet.attack(
                piece.movement(), board, options, SliderTable.of(board, options), piece.standing());
    }

    private void requireValue(GamePiece piece, UniversalModel model) {
        Valuation valuation = model.value(piece.movement(), board);
        if (valuation.value().isEmpty()) {
            throw new InputException(
                    "the " + piece.name() + " (" + PieceLetter.text(piece.letter()) + ") has no value on "
                            + board.shape() + " by the universal model: " + String.join("; ", valuation.notes()));
        }
    }

    private List<MaterialReport.Line> lines(Side side, UniversalModel model, UniversalOptions options, Unit unit) {
        List<MaterialReport.Line> lines = new ArrayList<>();
        for (GamePiece piece : pieces.values()) {
            int count = of(counts, side).getOrDefault(piece.letter(), 0);
            if (count > 0) {
                requireValue(piece, model);
                boolean partnerless = partnerless(side, piece, count);
                PracticalAttack attack = attack(piece, model, partnerless ? options.withoutPartners() : options);
                lines.add(new MaterialReport.Line(
                        piece,
                        count,
                        UniversalModel.LEAST * attack.practical() / unit.squares(),
                        partnerless,
                        attack.notes()));
            }
        }
        return lines;
    }

    /// A single bishop has no partner, and bishops that all began on one shade have none either. If several
    /// of both shades are left, both shades are assumed to remain.
    private boolean partnerless(Side side, GamePiece piece, int count) {
        boolean bound = (board instanceof HexagonalBoard
                        || AttackParts.of(piece.movement(), board).fullBishop())
                && ColourBinding.colourBound(piece.movement(), board);
        char letter = side == Side.WHITE ? piece.letter() : Character.toLowerCase(piece.letter());
        return bound && (count == 1 || onOneShade.contains(letter));
    }
}
