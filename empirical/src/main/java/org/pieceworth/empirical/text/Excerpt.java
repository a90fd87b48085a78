package org.pieceworth.empirical.text;

/// Found text in the form for messages.
public final class Excerpt {

    private static final int LONGEST = 60;

    private Excerpt() {}

    /// The text without outer spaces, cut to the length for a message.
    public static String of(String text) {
        String stripped = text.strip();
        return stripped.length() <= LONGEST ? stripped : stripped.substring(0, LONGEST) + "…";
    }
}
