package org.pieceworth.text;

import java.util.Locale;

/// Numbers of things: `1 field`, `2 fields`, `1,000 games`.
public final class Counted {

    private static final int GROUPED = 1000;

    private Counted() {}

    /// @param thing in the singular; its plural ends with s
    public static String of(long number, String thing) {
        return of(number, thing, thing + "s");
    }

    /// @param one the thing in the singular
    /// @param several its plural
    public static String of(long number, String one, String several) {
        return number(number) + " " + (number == 1 ? one : several);
    }

    /// One thing: `a rook`, `an archbishop`.
    ///
    /// @param name in the singular, not empty
    public static String one(String name) {
        boolean vowel = "aeiou".indexOf(name.charAt(0)) >= 0 && !name.startsWith("uni");
        return (vowel ? "an " : "a ") + name;
    }

    /// A number in groups of three digits. Formatting takes milliseconds the first time, and most numbers are small.
    public static String number(long number) {
        return Math.abs(number) < GROUPED ? Long.toString(number) : String.format(Locale.ROOT, "%,d", number);
    }
}
