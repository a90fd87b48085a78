package org.pieceworth.empirical;

/// Found text as a message shows it.
final class Shown {

    private static final int LONGEST = 60;

    private Shown() {}

    /// The text without spaces around it, cut to what fits a message.
    static String of(String text) {
        String stripped = text.strip();
        return stripped.length() <= LONGEST ? stripped : stripped.substring(0, LONGEST) + "…";
    }
}
