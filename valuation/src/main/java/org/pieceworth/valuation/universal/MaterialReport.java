package org.pieceworth.valuation.universal;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// Material values of both sides.
///
/// @param corrections the estimates that went in
/// @param unit the name of the piece that has 10
/// @param white its side
/// @param black its side
public record MaterialReport(RoyalCorrections corrections, String unit, SideValues white, SideValues black) {

    /// "ideal exchange deterrent"
    public static final double EXCHANGE_DETERRENT = 9 / 8.0;

    /// The pieces of one kind.
    ///
    /// @param piece kind of piece
    /// @param count number of remaining pieces
    /// @param attack the practical attack value of each
    /// @param partnerless whether the colour-bound penalty is in it
    /// @param notes departures of the attack value from the source
    public record Line(GamePiece piece, int count, double attack, boolean partnerless, List<String> notes) {

        public Line {
            notes = List.copyOf(notes);
        }
    }

    /// The pieces treated beyond the source, by note.
    public Map<String, Set<String>> notes() {
        Map<String, Set<String>> notes = new LinkedHashMap<>();
        Stream.concat(white.lines().stream(), black.lines().stream())
                .forEach(line -> line.notes()
                        .forEach(note -> notes.computeIfAbsent(note, _ -> new LinkedHashSet<>())
                                .add(line.piece().name())));
        return notes;
    }

    /// A side.
    ///
    /// @param lines its pieces
    /// @param army its army value: the practical attack values of all that is not royal
    /// @param royals number of royal pieces
    /// @param idealRoyal the enemy's army value × 9/8
    /// @param practicalRoyal the same with the corrections, shared by all royal pieces
    /// @param literalRoyal the text's literal reading, where 9/8 counts twice
    public record SideValues(
            List<Line> lines, double army, int royals, double idealRoyal, double practicalRoyal, double literalRoyal) {

        public SideValues {
            lines = List.copyOf(lines);
        }

        /// The material value of a piece: practical attack and, of a royal piece, its part of the practical royal
        /// value.
        public double material(Line line) {
            return line.attack() + (line.piece().royal() ? practicalRoyal / royals : 0);
        }
    }

    static double army(List<Line> lines) {
        return lines.stream()
                .filter(line -> !line.piece().royal())
                .mapToDouble(line -> line.count() * line.attack())
                .sum();
    }

    static SideValues side(List<Line> lines, double enemyArmy, RoyalCorrections corrections) {
        int royals = lines.stream()
                .filter(line -> line.piece().royal())
                .mapToInt(Line::count)
                .sum();
        double ideal = enemyArmy * EXCHANGE_DETERRENT;
        return new SideValues(
                lines,
                army(lines),
                royals,
                ideal,
                royals == 0 ? 0 : ideal * corrections.product(),
                royals == 0 ? 0 : ideal * EXCHANGE_DETERRENT * corrections.product());
    }

    /// White's army value by Black's. Royal values are excluded: each grows with the enemy's army, so that
    /// with them the weaker side would seem the stronger.
    public MaterialRatio ratio() {
        return new MaterialRatio(white.army(), black.army());
    }
}
