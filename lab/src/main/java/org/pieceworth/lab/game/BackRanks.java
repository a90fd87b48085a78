package org.pieceworth.lab.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.movement.ColourBinding;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;

/// Shuffles the pieces of the back ranks, those of both sides alike if possible.
///
/// Kings and the rooks that castle with them stay, unless the variant castles from anywhere, as Chess960
/// does; then the king stays between them. Colour-bound pieces that stood on both colours still do. Pawns and
/// pieces limited to a part of the board stay.
final class BackRanks {

    private static final int TRIES = 1000;

    private final VariantRules rules;
    private final Variant variant;
    private final String startFen;
    private final Setup start;
    private final Map<Side, List<Integer>> places = new HashMap<>();

    BackRanks(VariantRules rules, String startFen) {
        this.rules = rules;
        this.variant = rules.variant();
        this.startFen = startFen;
        start = Fen.parse(startFen, rules.fenRules());
        for (Side side : Side.values()) {
            places.put(side, places(side));
        }
    }

    private List<Integer> places(Side side) {
        RectangularBoard board = start.board();
        int rank = side == Side.WHITE ? 0 : board.ranks() - 1;
        List<Integer> found = new ArrayList<>();
        for (int file = 0; file < board.files(); file++) {
            int square = board.square(file, rank);
            SidedPiece piece = start.pieces().get(square);
            if (piece != null && piece.side() == side && mayMove(square, piece)) {
                found.add(square);
            }
        }
        return found;
    }

    private boolean mayMove(int square, SidedPiece piece) {
        char letter = piece.letter();
        boolean fixed = variant.promotion().pawnTypes().of(piece.side()).contains(letter)
                || variant.mobility().regions().containsKey(letter);
        boolean castles = start.castling().contains(square) || isKing(letter);
        return !fixed && (variant.chess960() || !castles);
    }

    private boolean isKing(char letter) {
        return letter == variant.castling().kingPiece()
                || variant.royals().kings().contains(letter);
    }

    /// A shuffled start, as FEN; the start itself if no shuffle is playable.
    String shuffled(SplittableRandom random) {
        for (int i = 0; i < TRIES; i++) {
            Map<Integer, Integer> from = exchange(random);
            Setup setup = shuffled(from);
            if (keepsColours(from) && keepsKings(setup)) {
                try {
                    VariantPosition position = rules.withPossibleRights(setup);
                    if (!position.inCheck()) {
                        return position.fen();
                    }
                } catch (InputException unplayable) {
                    // another one may be
                }
            }
        }
        return startFen;
    }

    /// Per square the original square of its new piece.
    private Map<Integer, Integer> exchange(SplittableRandom random) {
        List<Integer> white = places.getOrDefault(Side.WHITE, List.of());
        List<Integer> black = places.getOrDefault(Side.BLACK, List.of());
        int[] order = order(white.size(), random);
        boolean alike = files(white).equals(files(black));
        Map<Integer, Integer> from = new TreeMap<>();
        put(white, order, from);
        put(black, alike ? order : order(black.size(), random), from);
        return from;
    }

    private List<Integer> files(List<Integer> squares) {
        return squares.stream().map(start.board()::file).toList();
    }

    private static void put(List<Integer> squares, int[] order, Map<Integer, Integer> from) {
        for (int i = 0; i < order.length; i++) {
            from.put(squares.get(i), squares.get(order[i]));
        }
    }

    /// 0 to count - 1 in random order.
    private static int[] order(int count, SplittableRandom random) {
        int[] order = new int[count];
        for (int i = 0; i < count; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }

    private Setup shuffled(Map<Integer, Integer> from) {
        Map<Integer, SidedPiece> pieces = new TreeMap<>(start.pieces());
        Set<Integer> castling = new TreeSet<>(start.castling());
        castling.removeAll(from.values());
        from.forEach((to, before) -> {
            SidedPiece piece = start.pieces().get(before);
            if (piece != null) {
                pieces.put(to, piece);
            }
            if (start.castling().contains(before)) {
                castling.add(to);
            }
        });
        return new Setup(
                start.board(),
                pieces,
                start.sideToMove(),
                castling,
                start.enPassant(),
                start.halfmoveClock(),
                start.fullmoveNumber(),
                start.extras());
    }

    /// True if colour-bound pieces are on as many squares of each colour as before.
    private boolean keepsColours(Map<Integer, Integer> from) {
        Map<SidedPiece, Integer> moreLight = new HashMap<>();
        from.forEach((to, before) -> {
            SidedPiece piece = start.pieces().get(before);
            if (piece != null && isColourBound(piece)) {
                moreLight.merge(piece, shade(to) - shade(before), Integer::sum);
            }
        });
        return moreLight.values().stream().allMatch(more -> more == 0);
    }

    private int shade(int square) {
        return start.board().shade(square);
    }

    private boolean isColourBound(SidedPiece piece) {
        return variant.type(piece.letter())
                .map(PieceType::movement)
                .filter(movement -> ColourBinding.colourBound(movement, variant.surface()))
                .isPresent();
    }

    /// True if kings with castling rights are still between their rooks.
    private boolean keepsKings(Setup setup) {
        for (Side side : Side.values()) {
            if (!wings(setup, side).equals(wings(start, side))) {
                return false;
            }
        }
        return true;
    }

    /// On which sides of the king rooks may castle.
    private Set<Boolean> wings(Setup setup, Side side) {
        Set<Boolean> wings = new TreeSet<>();
        for (int rook : setup.castling()) {
            SidedPiece piece = setup.pieces().get(rook);
            if (piece != null && piece.side() == side) {
                setup.pieces().forEach((square, other) -> {
                    if (other.side() == side
                            && other.letter() == variant.castling().kingPiece()) {
                        wings.add(rook > square);
                    }
                });
            }
        }
        return wings;
    }
}
