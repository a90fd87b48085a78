package org.pieceworth.lab.measure;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.pieceworth.lab.armies.StartBoard;
import org.pieceworth.lab.armies.VariantBuilder;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;

/// A game for measuring pieces: a variant with added pieces, without castling.
///
/// @param ini the text of the section, with the sections it derives from unless they ship
/// @param rules rules of the game
/// @param pieces measured pieces
/// @param pool the letters of the pieces among which it is measured
public record MeasuredGame(String ini, VariantRules rules, List<MeasuredPiece> pieces, List<Character> pool) {

    private static final String SECTION = "measure";

    /// With more pieces there would be too few copies of each.
    private static final int MOST_PIECES = 40;

    public MeasuredGame {
        pieces = List.copyOf(pieces);
        pool = List.copyOf(pool);
    }

    /// @param base the variant whose board, pawns and rules are used
    /// @param typed the pieces to be measured: letters of the variant, names or Betza notation
    /// @param among other pieces of the armies, in the same form; if none, the variant's own
    /// @throws InputException when a piece is unknown, is royal, or is given twice
    public static MeasuredGame of(VariantSource base, List<String> typed, List<String> among) {
        if (typed.isEmpty() || typed.size() > MOST_PIECES) {
            throw new InputException(
                    "found " + typed.size() + " pieces to measure, expected 1 to " + MOST_PIECES + " of them");
        }
        VariantBuilder builder = new VariantBuilder(base);
        List<MeasuredPiece> pieces = typed.stream()
                .map(piece -> new MeasuredPiece(piece, letter(base.variant(), builder, piece)))
                .toList();
        Set<Character> different = new LinkedHashSet<>();
        pieces.stream()
                .filter(piece -> !different.add(piece.letter()))
                .findFirst()
                .ifPresent(twice -> {
                    throw new InputException("piece '" + twice.typed() + "': is given twice; expected each piece once");
                });
        List<Character> pool = among.isEmpty()
                ? StartBoard.forArmies(base.variant()).slots().stream()
                        .distinct()
                        .toList()
                : among.stream()
                        .map(piece -> letter(base.variant(), builder, piece))
                        .distinct()
                        .toList();
        VariantSource game = builder.forDrawnArmies(SECTION);
        return new MeasuredGame(game.ini(), VariantRules.of(game.variant()), pieces, pool);
    }

    private static char letter(Variant base, VariantBuilder builder, String piece) {
        char letter = builder.letter("piece '" + piece + "'", piece);
        if (StartBoard.isVital(base, letter)) {
            throw new InputException("piece '" + piece
                    + "': is royal: the game is over without it, so no number of pawns makes up for it; expected a piece"
                    + " that can be lost");
        }
        return letter;
    }

    /// The measured pieces that are pawns, placed where pawns are.
    List<MeasuredPiece> pawns() {
        return pieces.stream().filter(this::isPawn).toList();
    }

    /// True for a piece that promotes.
    boolean isPawn(MeasuredPiece piece) {
        return rules.variant().promotion().pawnTypes().white().contains(piece.letter());
    }

    /// The letters of measured pieces and pool, each once, optionally of other pieces of the first rank, then
    /// of the start's pawns.
    List<Character> columns(boolean ownArmies) {
        Set<Character> all = new LinkedHashSet<>();
        pieces.forEach(piece -> all.add(piece.letter()));
        all.addAll(pool);
        StartBoard board = StartBoard.forArmies(rules.variant());
        if (ownArmies) {
            all.addAll(board.slots());
        }
        all.addAll(board.pawns());
        return List.copyOf(all);
    }

    /// Text for users: the pool by its letters.
    public String poolText() {
        return pool.stream().map(PieceLetter::text).collect(Collectors.joining(", "));
    }

    /// A piece whose value is measured.
    ///
    /// @param typed text of the request
    /// @param letter its letter in the played game
    public record MeasuredPiece(String typed, char letter) {}
}
