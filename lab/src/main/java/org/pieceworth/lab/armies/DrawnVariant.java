package org.pieceworth.lab.armies;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// A variant with pieces that it lacks.
///
/// @param ini the text of the section, with what it is derived from where that does not ship
/// @param rules what is played
public record DrawnVariant(String ini, VariantRules rules) {

    /// Without castling: what stands in the corners is drawn by lot.
    ///
    /// @param base the variant whose board, pawns and rules are kept
    /// @param parent how a section derives from it
    /// @param before text of other sections that it needs, perhaps empty
    /// @param name of the section
    /// @param added the pieces that it lacks
    public static DrawnVariant of(Variant base, String parent, String before, String name, AddedPieces added) {
        List<String> lines = List.of("castling = false", "startFen = " + withoutCastling(base.startFen()));
        return of(base, parent, before, name, added, lines);
    }

    /// With everything as it is apart from the pieces: starts are given.
    ///
    /// @param base the variant
    /// @param parent how a section derives from it
    /// @param before text of other sections that it needs, perhaps empty
    /// @param name of the section
    /// @param added the pieces that it lacks
    public static DrawnVariant withPieces(Variant base, String parent, String before, String name, AddedPieces added) {
        return of(base, parent, before, name, added, List.of());
    }

    private static DrawnVariant of(
            Variant base, String parent, String before, String name, AddedPieces added, List<String> more) {
        List<String> lines = new ArrayList<>(List.of("[" + name + ":" + parent + "]"));
        lines.addAll(added.lines());
        lines.addAll(pawnLines(base, added));
        lines.addAll(more);
        String ini = before + String.join("\n", lines) + "\n";
        Variant variant =
                Variants.parse("the game of drawn armies", ini).read(name).variant();
        return new DrawnVariant(ini, VariantRules.of(variant));
    }

    /// Whether the game is over without a piece of that letter, so that it is not drawn for.
    public static boolean isVital(Variant variant, char letter) {
        return VitalPieces.has(variant, letter);
    }

    /// What stands on the first ranks besides pieces whose loss ends the game, in order.
    public static List<Character> slots(Variant variant) {
        return StartRanks.of(variant).slots();
    }

    /// The pawns that stand before them.
    public static List<Character> pawns(Variant variant) {
        return StartRanks.of(variant).pawns();
    }

    /// Added pieces that move as pawns do promote as those of the variant, and count as pawns in all else.
    private static List<String> pawnLines(Variant base, AddedPieces added) {
        Set<Character> letters = new TreeSet<>(base.promotion().pawnTypes().white());
        letters.addAll(base.promotion().pawnTypes().black());
        String before = text(letters);
        added.own(PawnMoves::areThose).forEach(letters::add);
        if (text(letters).equals(before)) {
            return List.of();
        }
        return Stream.of("promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes")
                .map(key -> key + " = " + text(letters))
                .toList();
    }

    private static String text(Set<Character> letters) {
        return letters.stream()
                .map(letter -> Character.toString(Character.toLowerCase(letter)))
                .collect(Collectors.joining());
    }

    private static String withoutCastling(String fen) {
        String[] fields = fen.strip().split("\\s+");
        if (fields.length > 2 && fields[2].matches("[A-Za-z]+")) {
            fields[2] = "-";
        }
        return String.join(" ", fields);
    }
}
