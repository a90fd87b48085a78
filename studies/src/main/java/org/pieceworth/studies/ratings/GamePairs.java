package org.pieceworth.studies.ratings;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.empirical.rows.PlayedResult;

/// Adds games of files to a tournament, and finds which of them depend on each other.
///
/// A pair is two games of the same players with colours changed that begin alike: with the same FEN, or with the same
/// moves that comments call `book`. Games that have neither begin alike if their first eight plies are the same, or
/// else if they are of the same event and round. Pairs are made in the order of the games.
final class GamePairs {

    /// What games of a pair have in common.
    private record PairKey(int one, int other, String start, long moves, String event) {}

    /// A game that may have a partner.
    private static final class Single {
        private final int cluster;
        private final int white;
        private final int halfPoints;
        private boolean taken;

        Single(int cluster, int white, int halfPoints) {
            this.cluster = cluster;
            this.white = white;
            this.halfPoints = halfPoints;
        }
    }

    private final Tournament tournament;
    private final ClusterRule rule;
    private final Map<PairKey, Deque<Single>> waiting = new HashMap<>();
    private final Map<String, Integer> clusters = new HashMap<>();
    private long pairs;

    GamePairs(Tournament tournament, ClusterRule rule) {
        this.tournament = tournament;
        this.rule = rule;
    }

    /// Pairs that were found.
    long pairs() {
        return pairs;
    }

    /// @param halfPoints of White
    /// @return its cluster
    int add(int white, int black, int halfPoints, PlayedResult game) {
        List<PairKey> keys = keys(white, black, game);
        Optional<Single> partner =
                keys.stream().flatMap(key -> partner(white, key).stream()).findFirst();
        int cluster = cluster(game, partner);
        tournament.game(white, black, halfPoints, cluster);
        if (partner.isPresent()) {
            pairs++;
            partner.get().taken = true;
            // the partner's White is Black here
            tournament.paired(white, black, halfPoints + 2 - partner.get().halfPoints);
        } else {
            Single single = new Single(cluster, white, halfPoints);
            keys.forEach(key ->
                    waiting.computeIfAbsent(key, _ -> new ArrayDeque<>(2)).add(single));
        }
        return cluster;
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

    /// By which a partner is looked for, the surest first.
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
