package org.pieceworth.studies.ratings;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.empirical.rows.PlayedResult;
import org.pieceworth.text.Mixing;

/// Adds games of files to a tournament, and finds dependent ones among them. Equal games of the same players
/// count once: deterministic players repeat them when an opening repeats. A copy whose partner is not a copy
/// belongs to another pair, and counts.
///
/// A pair is two games of the same players with colours changed and the same opening: the same FEN, or the
/// same moves marked `book` in comments. Games without these have the same opening if their first eight plies
/// are the same, or else if they have the same event and round. Pairs are made in the order of the games.
final class GamePairs {

    /// Common properties of the games of a pair.
    private record PairKey(int one, int other, String start, long moves, String event) {}

    /// A game that may have a partner.
    private static final class Single {
        private final int white;
        private final int black;
        private final int halfPoints;
        private final Optional<PlayedResult> copy;
        private int cluster;
        private boolean taken;

        /// @param copy the game, if it came before and does not count yet
        Single(int white, int black, int halfPoints, Optional<PlayedResult> copy) {
            this.white = white;
            this.black = black;
            this.halfPoints = halfPoints;
            this.copy = copy;
        }

        boolean isCopy() {
            return copy.isPresent();
        }

        /// A number for equal games of the same players.
        long key(long moves) {
            return Mixing.mix(Mixing.mix((long) white << Integer.SIZE | black) ^ moves + halfPoints);
        }
    }

    private final Tournament tournament;
    private final ClusterRule rule;
    private final Map<PairKey, Deque<Single>> waiting = new HashMap<>();
    private final Map<String, Integer> clusters = new HashMap<>();
    private final Set<Long> seen = new HashSet<>();
    private final RatedGameListener listener;
    private long pairs;
    private long copies;

    /// @param listener takes the games that count
    GamePairs(Tournament tournament, ClusterRule rule, RatedGameListener listener) {
        this.tournament = tournament;
        this.rule = rule;
        this.listener = listener;
    }

    /// The number of pairs.
    long pairs() {
        return pairs;
    }

    /// Games that do not count, since they came before.
    long copies() {
        return copies;
    }

    /// @param halfPoints half points of White
    void add(int white, int black, int halfPoints, PlayedResult game) {
        Single fresh = new Single(white, black, halfPoints, Optional.empty());
        boolean copy = game.moves() != 0 && !seen.add(fresh.key(game.moves()));
        copies += copy ? 1 : 0;
        if (copy && !isOpeningKnown(game)) {
            return;
        }
        Single single = copy ? new Single(white, black, halfPoints, Optional.of(game)) : fresh;
        List<PairKey> keys = keys(white, black, game);
        Optional<Single> partner =
                keys.stream().flatMap(key -> partner(white, key).stream()).findFirst();
        if (partner.isEmpty()) {
            keys.forEach(key ->
                    waiting.computeIfAbsent(key, _ -> new ArrayDeque<>(2)).add(single));
        }
        partner.ifPresent(other -> other.taken = true);
        if (!copy || partner.filter(other -> !other.isCopy()).isPresent()) {
            partner.ifPresent(other -> other.copy.ifPresent(held -> count(other, held, Optional.empty())));
            count(single, game, partner);
        }
    }

    private void count(Single single, PlayedResult game, Optional<Single> partner) {
        copies -= single.isCopy() ? 1 : 0;
        single.cluster = cluster(game, partner);
        tournament.game(single.white, single.black, single.halfPoints, single.cluster);
        partner.ifPresent(other -> {
            pairs++;
            // the partner's White is Black here
            tournament.paired(single.white, single.black, single.halfPoints + 2 - other.halfPoints);
        });
        listener.game(single.white, single.black, single.halfPoints, single.cluster, tournament, game);
    }

    private int cluster(PlayedResult game, Optional<Single> partner) {
        return switch (rule) {
            case ClusterRule.Pairs _ -> partner.map(single -> single.cluster).orElseGet(tournament::newCluster);
            case ClusterRule.Games _ -> tournament.newCluster();
            case ClusterRule.Openings _ -> named(opening(game));
            case ClusterRule.Tags _ -> named(game.cluster());
        };
    }

    private static String opening(PlayedResult game) {
        if (isOpeningKnown(game)) {
            return game.start() + "\n" + game.book();
        }
        return game.opening().isEmpty() && game.beginning() != 0 ? "\n" + game.beginning() : game.opening();
    }

    private static boolean isOpeningKnown(PlayedResult game) {
        return !game.start().isEmpty() || game.book() != 0;
    }

    private int named(String name) {
        return name.isEmpty() ? tournament.newCluster() : clusters.computeIfAbsent(name, _ -> tournament.newCluster());
    }

    /// The keys for the search of a partner, most reliable first.
    private static List<PairKey> keys(int white, int black, PlayedResult game) {
        int one = Math.min(white, black);
        int other = Math.max(white, black);
        if (isOpeningKnown(game)) {
            return List.of(new PairKey(one, other, game.start(), game.book(), ""));
        }
        List<PairKey> keys = new ArrayList<>(2);
        if (game.beginning() != 0) {
            keys.add(new PairKey(one, other, "", game.beginning(), ""));
        }
        if (!game.event().isEmpty()) {
            keys.add(new PairKey(one, other, "", 0, game.event()));
        }
        return keys;
    }

    private Optional<Single> partner(int white, PairKey key) {
        Deque<Single> queue = waiting.getOrDefault(key, new ArrayDeque<>(0));
        while (!queue.isEmpty() && queue.getFirst().taken) {
            queue.removeFirst();
        }
        if (queue.isEmpty()) {
            waiting.remove(key);
            return Optional.empty();
        }
        return queue.getFirst().white == white ? Optional.empty() : Optional.of(queue.getFirst());
    }
}
