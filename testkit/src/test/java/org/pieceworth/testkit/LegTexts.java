package org.pieceworth.testkit;

import java.util.Random;

/// Random texts that look like moves of several legs, with `a` or between brackets: some are Betza notation, some
/// nearly.
public final class LegTexts {

    private static final String[] DIRECTIONS = {"f", "b", "l", "r", "v", "s", "h", "fh", "hr", "hl", "fl", "sv", "hh"};
    private static final String[] MODIFIERS = {"m", "c", "d", "e", "i", "n", "j", "p", "g", "o", "y", "t", "z", "q"};
    private static final String[] ATOMS = {
        "W", "F", "D", "N", "A", "H", "C", "Z", "G", "R", "B", "Q", "K", "O", "NN", "WW", "DD", "(1,4)", "(0,0)", "FX"
    };
    private static final int MAX_LEGS = 3;

    private LegTexts() {}

    /// A text of one piece.
    public static String random(Random random) {
        StringBuilder text = new StringBuilder();
        do {
            boolean brackets = random.nextInt(3) > 0;
            text.append(brackets ? bracketed(random) : legs(random));
        } while (random.nextInt(8) == 0);
        return text.toString();
    }

    private static String bracketed(Random random) {
        StringBuilder text = new StringBuilder(random.nextInt(3) == 0 ? prefix(random) : "").append('[');
        int legs = random.nextInt(4) > 0 ? 2 : MAX_LEGS;
        for (int i = 0; i < legs; i++) {
            text.append(i == 0 ? "" : random.nextInt(3) == 0 ? "?" : "-")
                    .append(prefix(random))
                    .append(atom(random));
        }
        return text.append(random.nextInt(40) == 0 ? "" : "]").toString();
    }

    private static String legs(Random random) {
        StringBuilder text = new StringBuilder(prefix(random));
        int more = random.nextInt(4) > 0 ? 1 : MAX_LEGS - 1;
        for (int i = 0; i < more; i++) {
            text.append('a').append(prefix(random));
        }
        return text.append(atom(random)).toString();
    }

    private static String prefix(Random random) {
        StringBuilder text = new StringBuilder();
        while (random.nextInt(5) < 2) {
            text.append(one(random, random.nextBoolean() ? DIRECTIONS : MODIFIERS));
        }
        return text.toString();
    }

    private static String atom(Random random) {
        return one(random, ATOMS) + (random.nextInt(4) == 0 ? Integer.toString(random.nextInt(5)) : "");
    }

    private static String one(Random random, String[] of) {
        return of[random.nextInt(of.length)];
    }
}
