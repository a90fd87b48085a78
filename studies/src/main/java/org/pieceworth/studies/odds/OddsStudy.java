package org.pieceworth.studies.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.pieceworth.lab.odds.EvenFactor;
import org.pieceworth.lab.odds.OddsGames;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.stats.StopRequest;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.studies.pieces.Odds;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.Counted;

/// Plays odds: their value between equal players, and the factor of nodes that makes them even.
///
/// @param variant the game
/// @param odds the odds, each in turn
/// @param nodes the taker's per move
/// @param games number of games at equal nodes, and of those that seek the factor
/// @param plies random ones at the start
/// @param seed seed of these plies
record OddsStudy(Variant variant, List<Odds> odds, long nodes, long games, int plies, long seed) {

    private static final int BATCH = 20;

    OddsStudy {
        odds = List.copyOf(odds);
    }

    /// @param threads change nothing
    /// @throws org.pieceworth.text.InputException when a side lacks the pieces to give
    List<OddsRow> play(int threads, Run run) {
        VariantRules rules = VariantRules.of(variant);
        List<OddsRow> rows = new ArrayList<>();
        for (Odds each : odds) {
            OddsGames player = new OddsGames(rules, each.starts(variant), seed, plies, threads);
            run.part(each.text() + " odds at " + Counted.of(nodes, "node") + " per move each");
            run.begins("games", 0, games);
            ScoreCounts giver = player.play(nodes, nodes, 0, games, step(run));
            run.ends();
            run.part(each.text() + " odds, seeking the factor of nodes that makes them even");
            run.begins("games", 0, games);
            EvenFactor even = player.even(nodes, giver, first(giver), games, BATCH, step(run));
            run.ends();
            rows.add(new OddsRow(each.text(), nodes, giver.swapped(), Optional.of(even)));
        }
        return rows;
    }

    private static LongConsumer step(Run run) {
        return _ -> {
            StopRequest.check();
            run.step();
        };
    }

    /// The first factor, by the score at equal nodes: three times the nodes are worth about 300 points of Elo.
    private static double first(ScoreCounts giver) {
        double score = (giver.score() * giver.games() + 1) / (giver.games() + 2);
        return Math.exp(-Elo.points(score) / 300 * Math.log(3));
    }
}
