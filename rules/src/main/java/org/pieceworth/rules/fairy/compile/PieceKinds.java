package org.pieceworth.rules.fairy.compile;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Setup.Mark;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;

/// The kinds of a variant: its types in their order, then promoted forms, then pieces that have been pawns, in variants
/// where that matters.
///
/// @param list at most 62
public record PieceKinds(List<PieceKind> list) {

    /// The most kinds that tables and moves have room for.
    public static final int MAX_KINDS = 62;

    public PieceKinds {
        list = List.copyOf(list);
    }

    public static PieceKinds of(Variant variant) {
        List<PieceKind> kinds = new ArrayList<>();
        List<PieceType> types = variant.types();
        for (int type = 0; type < types.size(); type++) {
            kinds.add(new PieceKind(type, types.get(type).letter(), Mark.NONE, type));
        }
        boolean loop = variant.hands().dropLoop();
        variant.promotion().promoted().forEach((from, to) -> {
            int base = index(types, from);
            int form = index(types, to);
            if (base >= 0 && form >= 0) {
                kinds.add(new PieceKind(form, from, Mark.PROMOTED, loop ? form : base));
            }
        });
        if (variant.hands().capturesToHand() && !loop) {
            int pawn = pawn(variant);
            for (char letter : fromPawns(variant)) {
                int type = index(types, letter);
                if (type >= 0 && pawn >= 0) {
                    kinds.add(new PieceKind(type, letter, Mark.FROM_PAWN, pawn));
                }
            }
        }
        return new PieceKinds(kinds);
    }

    private static Set<Character> fromPawns(Variant variant) {
        Set<Character> letters =
                new LinkedHashSet<>(variant.promotion().pieceTypes().white());
        letters.addAll(variant.promotion().pieceTypes().black());
        return letters;
    }

    private static int pawn(Variant variant) {
        Set<Character> pawns = variant.promotion().pawnTypes().white();
        List<PieceType> types = variant.types();
        for (int type = 0; type < types.size(); type++) {
            if (pawns.contains(types.get(type).letter())) {
                return type;
            }
        }
        return -1;
    }

    private static int index(List<PieceType> types, char letter) {
        for (int type = 0; type < types.size(); type++) {
            if (types.get(type).letter() == letter) {
                return type;
            }
        }
        return -1;
    }

    public int size() {
        return list.size();
    }

    public PieceKind get(int kind) {
        return list.get(kind);
    }

    /// The kind of that letter and mark, or -1.
    public int find(char letter, Mark mark) {
        for (int kind = 0; kind < list.size(); kind++) {
            if (list.get(kind).letter() == letter && list.get(kind).mark() == mark) {
                return kind;
            }
        }
        return -1;
    }

    /// One letter for each kind, capitals for types and small ones for the others; a small letter in use is replaced by
    /// the next free one. Of 62 kinds at most 41 are no types, so that the 52 small letters suffice.
    public String letters() {
        StringBuilder letters = new StringBuilder();
        for (PieceKind kind : list) {
            char letter = kind.mark() == Mark.NONE ? kind.letter() : Character.toLowerCase(kind.letter());
            while (letters.indexOf(String.valueOf(letter)) >= 0) {
                letter = next(letter);
            }
            letters.append(letter);
        }
        return letters.toString();
    }

    private static char next(char small) {
        String capitals = PieceLetter.CAPITALS;
        int place = capitals.indexOf(Character.toUpperCase(small)) + 1;
        return Character.toLowerCase(capitals.charAt(place % capitals.length()));
    }

    public String symbol(int kind) {
        PieceKind of = list.get(kind);
        return of.mark().of(PieceLetter.text(of.letter()));
    }
}
