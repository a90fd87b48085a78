package org.pieceworth.studies.odds;

import java.util.Optional;
import org.pieceworth.lab.odds.EvenFactor;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.match.ScoreCounts;

/// Odds at one strength.
///
/// @param odds their name
/// @param nodes the taker's nodes per move
/// @param counts the taker's results against as many nodes
/// @param even the factor of nodes that makes the game even; empty if it was not sought
record OddsRow(String odds, long nodes, ScoreCounts counts, Optional<EvenFactor> even) {

    private static final int PLAYED = 5;
    private static final int SOUGHT = 9;

    /// Their value; unknown if all games ended alike.
    Elo elo() {
        return counts.elo();
    }

    /// Reads `odds, nodes, lost, drawn, won, games, factor, low, high` between tabs, the last four if the factor was
    /// sought.
    static OddsRow parse(String line) {
        String[] words = line.split("\t");
        if (words.length != PLAYED && words.length != SOUGHT) {
            throw new IllegalArgumentException("odds: " + line);
        }
        ScoreCounts counts =
                ScoreCounts.games(Long.parseLong(words[2]), Long.parseLong(words[3]), Long.parseLong(words[4]));
        Optional<EvenFactor> even = words.length == PLAYED
                ? Optional.empty()
                : Optional.of(new EvenFactor(
                        Double.parseDouble(words[6]),
                        new Interval.Bounded(Double.parseDouble(words[7]), Double.parseDouble(words[8])),
                        Long.parseLong(words[5])));
        return new OddsRow(words[0], Long.parseLong(words[1]), counts, even);
    }

    /// The line that [#parse] reads.
    String line() {
        long[] each = counts.counts();
        return odds + "\t" + nodes + "\t" + each[0] + "\t" + each[1] + "\t" + each[2]
                + even.map(found -> "\t" + found.games() + "\t" + found.factor() + "\t"
                                + found.interval().low() + "\t"
                                + found.interval().high())
                        .orElse("");
    }
}
