package org.pieceworth.studies.ratings;

import org.pieceworth.stats.match.ScoreCounts;

/// The games between two players, from the first one's point of view. Counts grow as games are added.
public final class HeadToHead {

    private static final int PAIR_SCORES = 5;

    final int first;
    final int second;
    private final long[] asWhite = new long[3];
    private final long[] asBlack = new long[3];
    private final long[] pairs = new long[PAIR_SCORES];

    HeadToHead(int first, int second) {
        this.first = first;
        this.second = second;
    }

    /// @param halfPoints half points of White
    void game(int white, int halfPoints) {
        if (white == first) {
            asWhite[halfPoints]++;
        } else {
            asBlack[2 - halfPoints]++;
        }
    }

    /// Counts two of the added games as a pair with the same opening.
    ///
    /// @param halfPoints half points of that player in both
    void pair(int player, int halfPoints) {
        pairs[player == first ? halfPoints : PAIR_SCORES - 1 - halfPoints]++;
    }

    private long count(int halfPoints) {
        return asWhite[halfPoints] + asBlack[halfPoints];
    }

    /// Pairs, if all games are in pairs; otherwise single games.
    ScoreCounts scores() {
        ScoreCounts paired = ScoreCounts.pairs(pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]);
        ScoreCounts single = ScoreCounts.games(count(0), count(1), count(2));
        return paired.games() == single.games() ? paired : single;
    }

    /// Only the pairs, from a player's point of view.
    ScoreCounts pairsOf(int player) {
        ScoreCounts own = ScoreCounts.pairs(pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]);
        return player == first ? own : own.swapped();
    }

    MeetingCounts seenBy(int player) {
        MeetingCounts own =
                new MeetingCounts(second, count(2), count(1), count(0), asWhite[0] + asWhite[1] + asWhite[2], scores());
        return player == first ? own : own.seenFrom(first);
    }

    /// A player's games against another.
    ///
    /// @param opponent his number
    /// @param wins wins of the player
    /// @param whites games of the player with White
    /// @param scores scores of the player: of pairs, if all games are in pairs
    public record MeetingCounts(int opponent, long wins, long draws, long losses, long whites, ScoreCounts scores) {

        /// The same games from the opponent's point of view.
        MeetingCounts seenFrom(int player) {
            long lost = wins;
            return new MeetingCounts(player, losses, draws, lost, games() - whites, scores.swapped());
        }

        long games() {
            return wins + draws + losses;
        }

        double points() {
            return wins + draws / 2.0;
        }
    }
}
