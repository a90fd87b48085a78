package org.pieceworth.lab.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Side;

/// A piece that a position can be thought without: any but a royal one, on the board or in hand.
///
/// @param side its owner
/// @param type its type, an index of [VariantRules#letters()]
/// @param symbol its type as FEN writes it for White: `N`, `+P`
/// @param square its square; empty in hand
public record PositionPiece(Side side, int type, String symbol, OptionalInt square) {

    /// A symbol as FEN writes it for a side: Black's in small letters.
    public static String symbol(Side side, String symbol) {
        return side == Side.WHITE ? symbol : symbol.toLowerCase(Locale.ROOT);
    }

    /// Its symbol as FEN writes it for its side.
    public String sidedSymbol() {
        return symbol(side, symbol);
    }

    /// The pieces of a position: White's, then Black's, from the last rank to the first, then those in hand.
    ///
    /// @param royal letters of other permanent pieces: the loss of one loses the game, as in
    /// atomic chess
    public static List<PositionPiece> of(VariantRules rules, VariantPosition position, Set<Character> royal) {
        List<PositionPiece> pieces = new ArrayList<>();
        for (Side side : Side.values()) {
            onBoard(rules, position, side, royal, pieces);
            for (int type = 0; type < rules.letters().length(); type++) {
                for (int i = 0; i < position.inHand(side, type); i++) {
                    pieces.add(new PositionPiece(side, type, position.symbol(type), OptionalInt.empty()));
                }
            }
        }
        return pieces;
    }

    private static void onBoard(
            VariantRules rules, VariantPosition position, Side side, Set<Character> royal, List<PositionPiece> pieces) {
        int files = position.board().files();
        for (int rank = position.board().ranks() - 1; rank >= 0; rank--) {
            for (int file = 0; file < files; file++) {
                int square = position.board().square(file, rank);
                int piece = position.pieceAt(square);
                boolean own = side == Side.WHITE ? piece > 0 : piece < 0;
                int type = Math.abs(piece) - 1;
                if (own && !isRoyal(rules, position, type, royal)) {
                    pieces.add(new PositionPiece(side, type, position.symbol(type), OptionalInt.of(square)));
                }
            }
        }
    }

    /// True for a type present in every position.
    public static boolean isRoyal(VariantRules rules, VariantPosition position, int type, Set<Character> royal) {
        String symbol = position.symbol(type);
        return rules.isRoyal(type) || (PieceLetter.isAlone(symbol) && royal.contains(PieceLetter.ofSymbol(symbol)));
    }
}
