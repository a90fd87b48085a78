package org.pieceworth.pgn;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.PlainName;

/// Decides on games whose Variant tag names no known variant: they are skipped, unless the user has named the variant
/// to read.
///
/// @param accepted true to read them as games of the variant at hand
/// @param known further variant names from the user's file, as [PlainName] writes them
public record UnknownTags(boolean accepted, Set<String> known) {

    /// Skips such games.
    public static final UnknownTags SKIPPED = new UnknownTags(false, Set.of());

    /// Copies the names.
    public UnknownTags {
        known = Set.copyOf(known);
    }

    /// Accepts such games as of the variant that a user named.
    ///
    /// @param known the names in the file of that variant
    public static UnknownTags accepted(Stream<String> known) {
        return new UnknownTags(true, known.map(PlainName::of).collect(Collectors.toUnmodifiableSet()));
    }

    boolean accept(String variantTag) {
        return accepted
                && !known.contains(PlainName.of(variantTag))
                && !isChess(variantTag)
                && Variants.ofTag(variantTag).isEmpty();
    }

    /// True for every name of chess and of its shuffled starts.
    static boolean isChess(String variantTag) {
        String plain = PlainName.of(variantTag);
        return switch (plain.endsWith("chess") ? plain.substring(0, plain.length() - "chess".length()) : plain) {
            case "",
                    "?",
                    "standard",
                    "normal",
                    "orthodox",
                    "fromposition",
                    "chess960",
                    "fischerandom",
                    "fischerrandom",
                    "freestyle",
                    "frc" -> true;
            default -> false;
        };
    }
}
