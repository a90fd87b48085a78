package org.pieceworth.valuation.synergy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;

/// The source's lexicon (section 2.3 and appendix C): every piece that moves as one of seventeen components and
/// captures as one, 289 in all.
public final class Lexicon {

    private static final List<Component> COMPONENTS = List.of(
            new Component("F", "Ferz", "fer"),
            new Component("W", "Wazir", "waz"),
            new Component("N", "Knight", "kni"),
            new Component("B", "Bishop", "bis"),
            new Component("R", "Rook", "roo"),
            new Component("FW", "Man (King)", "man"),
            new Component("BR", "Queen", "que"),
            new Component("NR", "Chancellor", "cha"),
            new Component("BN", "Archbishop", "arc"),
            new Component("BNR", "Amazon", "ama"),
            new Component("FNW", "Centaur", "cen"),
            new Component("FR", "Berserker", "ber"),
            new Component("BW", "Dragon Horse", "dra"),
            new Component("FN", "Ferz+Knight", "fn"),
            new Component("NW", "Knight+Wazir", "nw"),
            new Component("BNW", "Bishop+Knight+Wazir", "bnw"),
            new Component("FNR", "Ferz+Knight+Rook", "fnr"));

    private Lexicon() {}

    /// A part of a piece of the lexicon, for its moves or its captures.
    ///
    /// @param letters letters in the order B F N R W
    /// @param name the source's
    /// @param code the source's short form
    public record Component(String letters, String name, String code) {

        private String betza(char power) {
            return letters.chars()
                    .mapToObj(letter -> "" + power + (char) letter)
                    .collect(Collectors.joining());
        }
    }

    /// A piece of the lexicon.
    ///
    /// @param move component for quiet moves
    /// @param capture component for captures
    public record Entry(Component move, Component capture) {

        /// The source's short form: `BNR`, or `amaque` for a piece that moves as an amazon and captures as a
        /// queen.
        public String code() {
            return move.equals(capture) ? move.letters() : move.code() + capture.code();
        }

        /// The source's description.
        public String name() {
            return move.equals(capture)
                    ? move.name()
                    : "Moves like " + move.name() + ", Captures like " + capture.name();
        }

        /// In Betza notation.
        public String betza() {
            return move.equals(capture) ? move.letters() : move.betza('m') + capture.betza('c');
        }

        public Movement movement() {
            return Betza.parse(betza()).movement();
        }
    }

    /// All pieces, sorted by component of quiet moves, then of captures.
    public static List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        for (Component move : COMPONENTS) {
            for (Component capture : COMPONENTS) {
                entries.add(new Entry(move, capture));
            }
        }
        return entries;
    }
}
