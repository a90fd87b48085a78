package org.pieceworth.lab.measure;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.pieceworth.lab.armies.AddedPieces;
import org.pieceworth.lab.armies.DrawnVariant;
import org.pieceworth.text.InputException;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variant;

/// A game in which pieces are measured: a variant with those that it lacks, without castling.
///
/// @param ini the text of the section, with what it is derived from where that does not ship
/// @param rules what is played
/// @param pieces what is measured
/// @param pool the letters of the pieces among which it is measured
public record MeasuredGame(String ini, VariantRules rules, List<MeasuredPiece> pieces, List<Character> pool) {

    /// The name of the section.
    public static final String NAME = "measure";

    /// More would leave too few copies of each.
    private static final int MOST_PIECES = 40;

    /// Copies the lists.
    public MeasuredGame {
        pieces = List.copyOf(pieces);
        pool = List.copyOf(pool);
    }

    /// @param base the variant whose board, pawns and rules are kept
    /// @param parent how a section derives from it
    /// @param before text of other sections that it needs, perhaps empty
    /// @param typed the pieces to be measured: letters of the variant, names or Betza notation
    /// @param among those among which they are measured, in the same way; where there are none, the variant's own
    /// @throws InputException when a piece is not known, is royal, or is asked for twice
    public static MeasuredGame of(Variant base, String parent, String before, List<String> typed, List<String> among) {
        if (typed.isEmpty() || typed.size() > MOST_PIECES) {
            throw new InputException(
                    "found " + typed.size() + " pieces to measure, expected 1 to " + MOST_PIECES + " of them");
        }
        AddedPieces added = new AddedPieces(base);
        List<MeasuredPiece> pieces = typed.stream()
                .map(piece -> new MeasuredPiece(piece, letter(base, added, piece)))
                .toList();
        Set<Character> different = new LinkedHashSet<>();
        pieces.stream()
                .filter(piece -> !different.add(piece.letter()))
                .findFirst()
                .ifPresent(twice -> {
                    throw new InputException(
                            "piece '" + twice.typed() + "': is asked for twice; expected each piece once");
                });
        List<Character> pool = among.isEmpty()
                ? own(base)
                : among.stream()
                        .map(piece -> letter(base, added, piece))
                        .distinct()
                        .toList();
        DrawnVariant drawn = DrawnVariant.of(base, parent, before, NAME, added);
        return new MeasuredGame(drawn.ini(), drawn.rules(), pieces, pool);
    }

    private static char letter(Variant base, AddedPieces added, String piece) {
        char letter = added.letter("piece '" + piece + "'", piece);
        if (DrawnVariant.isVital(base, letter)) {
            throw new InputException("piece '" + piece
                    + "': is royal: the game is over without it, so no number of pawns makes up for it; expected a piece"
                    + " that can be lost");
        }
        return letter;
    }

    /// The measured pieces that are pawns: they stand where pawns do.
    List<MeasuredPiece> pawns() {
        return pieces.stream().filter(this::isPawn).toList();
    }

    /// Whether a measured piece is a pawn.
    boolean isPawn(MeasuredPiece piece) {
        return rules.variant().promotion().pawnTypes().white().contains(piece.letter());
    }

    /// What stands on the first rank at the start besides royal pieces.
    private static List<Character> own(Variant base) {
        return DrawnVariant.slots(base).stream().distinct().toList();
    }

    /// The letters of measured pieces and pool, each once, perhaps of what else stands on the first rank, then of the
    /// pawns that the start has.
    List<Character> columns(boolean ownArmies) {
        Set<Character> all = new LinkedHashSet<>();
        pieces.forEach(piece -> all.add(piece.letter()));
        all.addAll(pool);
        if (ownArmies) {
            all.addAll(DrawnVariant.slots(rules.variant()));
        }
        all.addAll(DrawnVariant.pawns(rules.variant()));
        return List.copyOf(all);
    }

    /// For people: the pool by its letters.
    public String poolText() {
        return pool.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
