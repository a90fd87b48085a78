package org.pieceworth.rules;

/// Numbers of things in messages: `1 field`, `2 fields`.
public final class Counted {

    private Counted() {}

    /// @param thing in the singular; its plural ends with s
    public static String of(long number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
