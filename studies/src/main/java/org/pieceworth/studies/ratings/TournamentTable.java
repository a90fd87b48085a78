package org.pieceworth.studies.ratings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.ratings.RatingSettings;
import org.pieceworth.stats.ratings.Ratings;
import org.pieceworth.studies.ratings.HeadToHead.MeetingCounts;

/// A tournament's table: players in the order of their ratings, and their games against each other.
///
/// @param names names of players, by number
/// @param ratings ratings of the players compared by their games
/// @param settings settings of the fit
/// @param standings rated players, the best first, then the others in the order of their scores
/// @param meetings meetings of each player, by number
public record TournamentTable(
        List<String> names,
        Ratings ratings,
        RatingSettings settings,
        List<Standing> standings,
        List<List<MeetingCounts>> meetings) {

    public TournamentTable {
        names = List.copyOf(names);
        standings = List.copyOf(standings);
        meetings = List.copyOf(meetings);
    }

    /// Why a player has no rating.
    public enum Absence {
        /// Games do not connect the player with rated players.
        NEVER_MET,
        ALL_WON,
        ALL_LOST,
        /// The player's games against rated players went all one way, or there are none.
        NOT_COMPARABLE
    }

    /// A player's place.
    ///
    /// @param player the number
    /// @param rating NaN without one
    /// @param interval 95 % interval; empty without a standard error
    /// @param opponents mean rating of rated opponents, by games; NaN without any
    /// @param aboveNext the likelihood that the player is better than the next one; NaN if unknown
    /// @param absence why there is no rating
    public record Standing(
            int player,
            String name,
            double rating,
            Optional<Interval.Bounded> interval,
            long wins,
            long draws,
            long losses,
            double opponents,
            double aboveNext,
            Optional<Absence> absence) {

        public long games() {
            return wins + draws + losses;
        }

        public double points() {
            return wins + draws / 2.0;
        }

        public double score() {
            return points() / games();
        }

        /// Half the width of the interval; NaN without one.
        public double error() {
            return interval.map(ends -> (ends.high() - ends.low()) / 2).orElse(Double.NaN);
        }
    }

    /// The table of the games so far.
    ///
    /// @throws IllegalArgumentException without games
    public static TournamentTable of(Tournament tournament, RatingSettings settings) {
        Ratings ratings = Ratings.of(tournament.results(), settings);
        List<String> names = tournament.names();
        List<List<MeetingCounts>> meetings = new ArrayList<>();
        names.forEach(_ -> meetings.add(new ArrayList<>()));
        for (HeadToHead meeting : tournament.meetings()) {
            meetings.get(meeting.first).add(meeting.seenBy(meeting.first));
            meetings.get(meeting.second).add(meeting.seenBy(meeting.second));
        }
        int[] order = ratings.order();
        List<Standing> standings = new ArrayList<>();
        for (int i = 0; i < order.length; i++) {
            double aboveNext = i + 1 < order.length ? ratings.chanceAbove(order[i], order[i + 1]) : Double.NaN;
            standings.add(standing(order[i], names, ratings, meetings, aboveNext));
        }
        IntStream.range(0, names.size())
                .filter(player -> !ratings.isRated(player))
                .mapToObj(player -> standing(player, names, ratings, meetings, Double.NaN))
                .sorted(Comparator.comparingDouble(standing -> -standing.score()))
                .forEach(standings::add);
        return new TournamentTable(names, ratings, settings, standings, meetings);
    }

    private static Standing standing(
            int player, List<String> names, Ratings ratings, List<List<MeetingCounts>> all, double aboveNext) {
        List<MeetingCounts> own = all.get(player);
        long wins = own.stream().mapToLong(MeetingCounts::wins).sum();
        long draws = own.stream().mapToLong(MeetingCounts::draws).sum();
        long losses = own.stream().mapToLong(MeetingCounts::losses).sum();
        double sum = 0;
        long rated = 0;
        for (MeetingCounts meeting : own) {
            if (ratings.isRated(meeting.opponent())) {
                sum += meeting.games() * ratings.rating(meeting.opponent());
                rated += meeting.games();
            }
        }
        boolean isRated = ratings.isRated(player);
        return new Standing(
                player,
                names.get(player),
                isRated ? ratings.rating(player) : Double.NaN,
                isRated ? ratings.interval(player) : Optional.empty(),
                wins,
                draws,
                losses,
                rated > 0 ? sum / rated : Double.NaN,
                aboveNext,
                isRated ? Optional.empty() : Optional.of(absence(player, ratings, wins, draws, losses)));
    }

    private static Absence absence(int player, Ratings ratings, long wins, long draws, long losses) {
        if (player >= ratings.players() || !ratings.isConnected(player)) {
            return Absence.NEVER_MET;
        }
        if (losses + draws == 0) {
            return Absence.ALL_WON;
        }
        return wins + draws == 0 ? Absence.ALL_LOST : Absence.NOT_COMPARABLE;
    }

    /// The games of a player against another, if they met.
    Optional<MeetingCounts> meeting(int player, int opponent) {
        return meetings.get(player).stream()
                .filter(meeting -> meeting.opponent() == opponent)
                .findFirst();
    }
}
