package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// The letters before one atom, as XBoard takes them: leg by leg, in its order.
final class XboardPrefixes {

    private static final String ORDER = "mcdetpgoynj";
    private static final Set<Modifier> UNDONE = EnumSet.of(Modifier.LAME, Modifier.JUMP);

    private final String letters;
    private final XboardFamily family;
    private final Set<String> remarks;
    private int at;

    /// @param remarks receives a remark for each lost letter
    XboardPrefixes(String letters, XboardFamily family, Set<String> remarks) {
        this.letters = letters;
        this.family = family;
        this.remarks = remarks;
    }

    List<Prefix> legs() {
        List<Prefix> legs = new ArrayList<>();
        legs.add(leg(true));
        while (at < letters.length() && letters.charAt(at) == 'a') {
            at++;
            legs.add(leg(false));
        }
        if (at < letters.length()) {
            remarks.add("'" + letters.substring(at) + "' is lost, because it is out of the order i, directions, "
                    + String.join(" ", ORDER.split("", 0)));
        }
        return legs;
    }

    private Prefix leg(boolean first) {
        Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);
        while (letters.startsWith("i", at)) {
            modifiers.add(Modifier.INITIAL);
            at++;
        }
        String rest = letters.substring(at);
        List<String> directions = first ? family.split(rest) : XboardFamily.COMPASS.split(rest);
        at += directions.stream().mapToInt(String::length).sum();
        for (int i = 0; i < ORDER.length(); i++) {
            char letter = ORDER.charAt(i);
            if (at < letters.length() && letters.charAt(at) == letter) {
                Modifier.of(letter).ifPresent(modifiers::add);
                at++;
            }
        }
        if (modifiers.containsAll(UNDONE)) {
            modifiers.removeAll(UNDONE);
            remarks.add("n and j cancel each other");
        }
        return new Prefix(directions, modifiers);
    }
}
