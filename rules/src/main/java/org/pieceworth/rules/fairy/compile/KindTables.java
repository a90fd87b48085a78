package org.pieceworth.rules.fairy.compile;

import java.util.Set;
import org.pieceworth.rules.position.Setup.Mark;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;

/// Properties of kinds, as sets with a bit for each kind.
public final class KindTables {

    /// Kinds that may not be left under attack.
    public final long royal;

    /// Number of kings at the start, by side.
    public final int[] startKings = new int[2];

    /// Kinds of the same type, by kind.
    public final long[] sameType;

    /// Kind in the hand of the captor, by kind.
    public final int[] capturedAs;

    public final boolean capturesToHand;

    /// Kinds that are pawns by name, not only by their promotions: Fairy-Stockfish spares them in a blast and does not
    /// drop them on the first rank.
    public final long orthodoxPawns;

    /// Kinds with the letter R.
    public final long rooks;

    /// Kinds with the letter B.
    public final long bishops;

    private final Variant variant;
    private final PieceKinds kinds;

    KindTables(Variant variant, PieceKinds kinds) {
        this.variant = variant;
        this.kinds = kinds;
        royal = withLetters(variant.royals().kings());
        sameType = new long[kinds.size()];
        for (int kind = 0; kind < sameType.length; kind++) {
            sameType[kind] = sameType(kind);
        }
        capturedAs = kinds.list().stream().mapToInt(PieceKind::captured).toArray();
        capturesToHand = variant.hands().capturesToHand();
        orthodoxPawns = named("pawn");
        rooks = withLetters(Set.of('R'));
        bishops = withLetters(Set.of('B'));
        countStartKings();
    }

    private void countStartKings() {
        variant.startPlacement()
                .piecesAndHands()
                .filter(letter -> variant.royals().kings().contains((char) Character.toUpperCase(letter)))
                .forEach(letter -> startKings[Character.isUpperCase(letter) ? 0 : 1]++);
    }

    private long sameType(int kind) {
        long mask = 0;
        for (int other = 0; other < kinds.size(); other++) {
            mask |= kinds.get(other).type() == kinds.get(kind).type() ? 1L << other : 0;
        }
        return mask;
    }

    /// The kinds that move as the type with that name in variants.ini.
    long named(String name) {
        long mask = 0;
        for (int kind = 0; kind < kinds.size(); kind++) {
            PieceType type = variant.types().get(kinds.get(kind).type());
            mask |= type.name().equals(name) ? 1L << kind : 0;
        }
        return mask;
    }

    long all() {
        return (1L << kinds.size()) - 1;
    }

    /// The kinds written with one of the letters and no mark.
    long withLetters(Set<Character> letters) {
        long mask = 0;
        for (int kind = 0; kind < kinds.size(); kind++) {
            boolean meant = kinds.get(kind).mark() == Mark.NONE
                    && letters.contains(kinds.get(kind).letter());
            mask |= meant ? 1L << kind : 0;
        }
        return mask;
    }

    /// The kinds that move as one of the types, promoted or not.
    long ofTypes(Set<Character> letters) {
        long mask = 0;
        for (int kind = 0; kind < kinds.size(); kind++) {
            char letter = variant.types().get(kinds.get(kind).type()).letter();
            mask |= letters.contains(letter) ? 1L << kind : 0;
        }
        return mask;
    }
}
