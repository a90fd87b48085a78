package org.pieceworth.studies.ratings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.stats.ratings.GameResults;

/// Games between players, added one by one: those of a match runner as pairs, those of a file singly. Not
/// safe for use by several threads.
public final class Tournament {

    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final List<String> names = new ArrayList<>();
    private final Map<Long, HeadToHead> meetings = new LinkedHashMap<>();
    private final GameResults results = new GameResults();

    public Tournament() {}

    /// Players in this order.
    public Tournament(List<String> players) {
        players.forEach(this::player);
    }

    /// The number of a player, from 0; a new name gets a number.
    public int player(String name) {
        Integer known = numbers.putIfAbsent(name, names.size());
        if (known != null) {
            return known;
        }
        names.add(name);
        return names.size() - 1;
    }

    /// The number of a player with a game so far.
    Optional<Integer> known(String name) {
        return Optional.ofNullable(numbers.get(name));
    }

    /// Two games that begin alike, with colours changed.
    ///
    /// @param first player with White in the first game
    /// @param halfPoints half points of the first player in the first game, 0 to 2
    /// @param halfPointsAsBlack half points of the first player in the second game
    public void pair(int first, int second, int halfPoints, int halfPointsAsBlack) {
        results.addPair(first, second, halfPoints, halfPointsAsBlack);
        HeadToHead meeting = meeting(first, second);
        meeting.game(first, halfPoints);
        meeting.game(second, 2 - halfPointsAsBlack);
        meeting.pair(first, halfPoints + halfPointsAsBlack);
    }

    /// A number for games that depend on each other.
    int newCluster() {
        return results.newCluster();
    }

    /// A game of a cluster.
    ///
    /// @param halfPoints half points of White, 0 to 2
    void game(int white, int black, int halfPoints, int cluster) {
        results.add(white, black, halfPoints, cluster);
        meeting(white, black).game(white, halfPoints);
    }

    /// Marks two of the added games as a pair: the same opening, with colours changed.
    ///
    /// @param halfPoints half points of the first player in both
    void paired(int first, int second, int halfPoints) {
        meeting(first, second).pair(first, halfPoints);
    }

    private HeadToHead meeting(int one, int other) {
        int first = Math.min(one, other);
        int second = Math.max(one, other);
        return meetings.computeIfAbsent((long) first << Integer.SIZE | second, _ -> new HeadToHead(first, second));
    }

    GameResults results() {
        return results;
    }

    List<String> names() {
        return List.copyOf(names);
    }

    List<HeadToHead> meetings() {
        return List.copyOf(meetings.values());
    }
}
