package org.pieceworth.studies.endings;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Numbers;
import org.pieceworth.text.Counted;
import org.pieceworth.text.ResourceText;

/// Mating power of a well-known piece on 8x8, as `bench/endings.sh` solved it: its king and one or two of it against a
/// king.
///
/// @param one one piece
/// @param two two of them; on squares of different colours if they keep to a colour
/// @param different whether two of them are counted on different colours only
public record MatingPower(Ending one, Ending two, boolean different) {

    private static final String FILE = "known.tsv";
    private static final double NEARLY = 0.9995;
    private static final int PAIRED = 6;

    /// @param won share of legal positions that are won, with the stronger side to move
    /// @param longest moves of the longest win
    public record Ending(double won, int longest) {

        private String facts() {
            String share = won == 1 ? "all" : won > NEARLY ? "over 99.9 % of" : Numbers.fixed(100 * won, 1) + " % of";
            return (won < MatingWords.GENERAL ? " from some positions only: " : ": ") + share
                    + " positions are won, in at most " + Counted.of(longest, "move");
        }
    }

    /// Empty for a piece that is not in the table.
    ///
    /// @param name in the catalogue
    /// @param betza its notation
    public static Optional<MatingPower> of(String name, String betza) {
        List<List<String>> rows = ResourceText.read(FILE, MatingPower.class.getResourceAsStream(FILE))
                .lines()
                .map(line -> List.of(line.split("\t", -1)))
                .filter(row -> row.get(0).equals(name) || row.get(1).equals(betza))
                .toList();
        if (rows.size() != 2) {
            return Optional.empty();
        }
        boolean different = !rows.get(1).get(PAIRED).isEmpty();
        return Optional.of(
                new MatingPower(ending(rows.get(0), 3), ending(rows.get(1), different ? PAIRED : 3), different));
    }

    private static Ending ending(List<String> row, int share) {
        return new Ending(Double.parseDouble(row.get(share)), Integer.parseInt(row.get(PAIRED - 1)));
    }

    /// True if one wins in general.
    public boolean matesAlone() {
        return one.won >= MatingWords.GENERAL;
    }

    /// In a sentence.
    public String text() {
        if (one.won > MatingWords.RARE) {
            return "With its king it mates on 8x8" + one.facts() + ".";
        }
        String pair = two.won > MatingWords.RARE
                ? "two of it do" + (different ? " on different colours" : "") + two.facts()
                : "two of it do not either";
        return "With its king it does not force mate on 8x8; " + pair + ".";
    }
}
