package org.pieceworth.rules.variant;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.FenRules;
import org.pieceworth.rules.position.PlacementText;

/// A variant: board, pieces and rules, readable and complete except for the rules that it lists as not modelled.
///
/// @param name its name
/// @param board the board
/// @param types the pieces, 1 to 52, with different letters
/// @param startFen the starting position
/// @param chess960 whether castling is written as the king taking its rook
/// @param pawns initial moves and en passant
/// @param promotion promotions
/// @param castling castling
/// @param royals pieces that must not be lost
/// @param hands drops
/// @param gating pieces and walls that enter with a move
/// @param captures effects of captures
/// @param mobility regions of pieces
/// @param end the ends of the game
/// @param stones drops next to other pieces, and the pieces that they turn
/// @param notModelled rules of the variant that these records do not model, by name; moves are wrong in
/// positions where they apply
public record Variant(
        String name,
        RectangularBoard board,
        List<PieceType> types,
        String startFen,
        boolean chess960,
        PawnRules pawns,
        PromotionRules promotion,
        CastlingRules castling,
        RoyalRules royals,
        HandRules hands,
        GatingRules gating,
        CaptureRules captures,
        MobilityRules mobility,
        EndRules end,
        StoneRules stones,
        List<String> notModelled) {

    /// @throws IllegalArgumentException when there is no piece, or a letter occurs twice
    public Variant {
        types = List.copyOf(types);
        notModelled = List.copyOf(notModelled);
        if (types.isEmpty() || types.stream().map(PieceType::letter).distinct().count() != types.size()) {
            throw new IllegalArgumentException("variant " + name + " needs pieces, with different letters");
        }
    }

    /// The board for the pieces' steps: its edges may be joined.
    public SquareBoard surface() {
        return mobility.edges().of(board);
    }

    /// True if pieces can be in hand.
    public boolean hasHands() {
        return hands.drops() || gating.seirawan();
    }

    /// The rules for reading and writing its FEN.
    public FenRules fenRules() {
        return new FenRules(
                Optional.of(board),
                new FenRules.Castling(
                        castling.enabled() ? castling.rank().white() : 0,
                        castling.kingPiece(),
                        castling.kingFile(),
                        castling.rookPieces().white(),
                        castling.rookPieces().black(),
                        castling.rookQueensideFile().orElse(0),
                        castling.rookKingsideFile().orElse(board.files() - 1),
                        chess960),
                hasHands() && !stones.free() ? hands.order() : "",
                gating.rights(),
                true,
                secondLetters());
    }

    /// The letters that Fairy-Stockfish and the servers that use it write for horses (H) and elephants (E) of the
    /// xiangqi family, each with the letter that it stands for, N and B; none that another piece has.
    public Map<Character, Character> secondLetters() {
        Map<Character, Character> letters = new HashMap<>();
        for (PieceType type : types) {
            char second = secondLetter(type);
            if (second != type.letter() && type(second).isEmpty()) {
                letters.put(second, type.letter());
            }
        }
        return letters;
    }

    private static char secondLetter(PieceType type) {
        return switch (type.name()) {
            case "horse" -> type.letter() == 'N' ? 'H' : type.letter();
            case "elephant", "janggiElephant" -> type.letter() == 'B' ? 'E' : type.letter();
            default -> type.letter();
        };
    }

    /// The placement of the starting FEN.
    public PlacementText startPlacement() {
        return PlacementText.of(startFen);
    }

    /// The piece with that capital letter.
    public Optional<PieceType> type(char letter) {
        return types.stream().filter(type -> type.letter() == letter).findFirst();
    }
}
