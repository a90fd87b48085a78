package org.pieceworth.rules.variant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.pieceworth.rules.variant.draft.VariantWords;

/// Makes the readable variant out of all that was said of it.
///
/// @param view what was said
record VariantAssembler(DraftView view) {

    private static final List<String> KING = List.of(VariantWords.KING);
    private static final String CHESS_LETTERS = "PNBRQ";
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    /// @param types the pieces, already read
    Variant assemble(String name, List<PieceType> types) {
        MoveRulesMaker moves = new MoveRulesMaker(view);
        EntryRulesMaker entries = new EntryRulesMaker(view);
        EndRulesMaker ends = new EndRulesMaker(view);
        return new Variant(
                name,
                view.board(),
                types,
                view.text("startFen", START),
                view.flag("chess960", false),
                moves.pawns(),
                moves.promotion(),
                moves.castling(),
                ends.royals(),
                entries.hands(),
                entries.gating(),
                entries.captures(),
                moves.mobility(),
                ends.end(),
                notModelled());
    }

    /// What keys say that are not modelled, and what modelled keys say of one side only where both have one rule.
    private List<String> notModelled() {
        List<String> lines = new ArrayList<>(view.draft().notModelled());
        if (view.letters().containsKey("janggiCannon") && !view.said("diagonalLines")) {
            lines.add("janggiCannon: cannons spare each other only where diagonalLines are said");
        }
        if (differ("pass") || differ("passOnStalemate")) {
            lines.add("pass: one side only may pass");
        }
        if (!view.letters("castlingKingPieceWhite", KING).equals(view.letters("castlingKingPieceBlack", KING))) {
            lines.add("castlingKingPiece: the sides castle with different kings");
        }
        return lines;
    }

    private boolean differ(String key) {
        return view.flag(key + "White", false) != view.flag(key + "Black", false);
    }

    /// The types of a variant in a fixed order: those with the letters of chess, other named ones as in the table, the
    /// variant's own, the king.
    static List<String> order(Map<String, Character> letters, VariantWords words) {
        List<String> named = List.copyOf(words.types().keySet());
        return letters.keySet().stream()
                .sorted(Comparator.comparingInt((String type) -> rank(type, letters.getOrDefault(type, '-'), named))
                        .thenComparingInt(String::length)
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    private static int rank(String type, char letter, List<String> named) {
        if (type.equals(VariantWords.KING)) {
            return Integer.MAX_VALUE;
        }
        int asInChess = CHESS_LETTERS.indexOf(letter);
        if (asInChess >= 0) {
            return asInChess;
        }
        return CHESS_LETTERS.length() + (VariantWords.isCustom(type) ? named.size() : named.indexOf(type));
    }
}
