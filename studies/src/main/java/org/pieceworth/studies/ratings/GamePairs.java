package org.pieceworth.studies.ratings;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.empirical.reading.PlayedResult;

/// Adds games of files to a tournament, and finds which of them depend on each other.
///
/// A pair is two games of the same players with colours changed that begin alike: with the same FEN, or with the same
/// moves that comments call `book`; where games have neither, they are of the same event and round. Pairs are made in
/// the order of the games.
final class GamePairs {

    /// What games of a pair have in common.
    private record PairKey(int one, int other, String start, long book, String event) {}

    /// A game whose partner has not come.
    private record Waiting(int cluster, int white, int halfPoints) {}

    private final Tournament tournament;
    private final ClusterRule rule;
    private final Map<PairKey, Deque<Waiting>> waiting = new HashMap<>();
    private final Map<String, Integer> clusters = new HashMap<>();
    private long pairs;

    GamePairs(Tournament tournament, ClusterRule rule) {
        this.tournament = tournament;
        this.rule = rule;
    }

    /// Games that are in pairs, two each.
    long pairs() {
        return pairs;
    }

    /// @param halfPoints of White
    /// @return its cluster
    int add(int white, int black, int halfPoints, PlayedResult game) {
        Optional<Waiting> partner = partner(white, black, game);
        int cluster = cluster(game, partner);
        tournament.game(white, black, halfPoints, cluster);
        if (partner.isPresent()) {
            pairs++;
            // the partner's White is Black here
            tournament.paired(white, black, halfPoints + 2 - partner.get().halfPoints());
        } else {
            key(white, black, game)
                    .ifPresent(key -> waiting.computeIfAbsent(key, _ -> new ArrayDeque<>(2))
                            .add(new Waiting(cluster, white, halfPoints)));
        }
        return cluster;
    }

    private int cluster(PlayedResult game, Optional<Waiting> partner) {
        return switch (rule) {
            case ClusterRule.Pairs _ -> partner.map(Waiting::cluster).orElseGet(tournament::newCluster);
            case ClusterRule.Games _ -> tournament.newCluster();
            case ClusterRule.Openings _ ->
                named(isOpeningKnown(game) ? game.start() + "\n" + game.book() : game.opening());
            case ClusterRule.Tags _ -> named(game.cluster());
        };
    }

    private static boolean isOpeningKnown(PlayedResult game) {
        return !game.start().isEmpty() || game.book() != 0;
    }

    private int named(String name) {
        return name.isEmpty() ? tournament.newCluster() : clusters.computeIfAbsent(name, _ -> tournament.newCluster());
    }

    private static Optional<PairKey> key(int white, int black, PlayedResult game) {
        int one = Math.min(white, black);
        int other = Math.max(white, black);
        if (isOpeningKnown(game)) {
            return Optional.of(new PairKey(one, other, game.start(), game.book(), ""));
        }
        return game.event().isEmpty() ? Optional.empty() : Optional.of(new PairKey(one, other, "", 0, game.event()));
    }

    private Optional<Waiting> partner(int white, int black, PlayedResult game) {
        return key(white, black, game).flatMap(key -> partner(white, key));
    }

    private Optional<Waiting> partner(int white, PairKey key) {
        Deque<Waiting> queue = waiting.getOrDefault(key, new ArrayDeque<>(0));
        if (queue.isEmpty() || queue.getFirst().white() == white) {
            return Optional.empty();
        }
        Waiting first = queue.removeFirst();
        if (queue.isEmpty()) {
            waiting.remove(key);
        }
        return Optional.of(first);
    }
}
