package org.pieceworth.testkit.peer;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.testkit.RandomGames;
import org.pieceworth.testkit.peer.RuleDifference.Kind;

/// Random games of a variant, whose every position both engines are asked about.
public final class RuleComparison {

    private static final int LONGEST_GAME = 160;

    private final PeerEngine peer;
    private final VariantRules rules;
    private final boolean chess960;
    private final boolean onlyKingsAreRoyal;
    private final Map<Kind, RuleDifference> differences = new EnumMap<>(Kind.class);
    private int positions;
    private long moves;

    private RuleComparison(PeerEngine peer, VariantRules rules) {
        this.peer = peer;
        this.rules = rules;
        // Fairy-Stockfish names those who attack a king, not those who attack other royal pieces.
        this.onlyKingsAreRoyal = rules.variant()
                .royals()
                .extinction()
                .filter(extinction -> extinction.pseudoRoyal())
                .isEmpty();
        this.chess960 = rules.variant().chess960();
    }

    /// What a comparison found.
    ///
    /// @param positions how many positions both were asked about
    /// @param moves how many legal moves these had
    /// @param differences at most one of each kind
    public record Findings(int positions, long moves, Collection<RuleDifference> differences) {}

    /// Compares.
    ///
    /// @param peer set to the variant
    /// @param positions how many, at least
    /// @param seed the same for the same games
    public static Findings of(PeerEngine peer, VariantRules rules, int positions, long seed) {
        RuleComparison comparison = new RuleComparison(peer, rules);
        RandomGenerator random = RandomGames.random(seed);
        try {
            while (comparison.positions < positions) {
                if (!comparison.playGame(random)) {
                    break;
                }
            }
        } catch (UncheckedIOException
                | IndexOutOfBoundsException
                | IllegalStateException
                | IllegalArgumentException e) {
            comparison.add(Kind.FAULT, rules.variant().startFen(), e.toString());
        }
        return new Findings(comparison.positions, comparison.moves, comparison.differences.values());
    }

    /// Plays a game; answers whether another one could differ from it.
    private boolean playGame(RandomGenerator random) {
        VariantPosition position = rules.start();
        List<String> played = new ArrayList<>();
        while (played.size() < LONGEST_GAME) {
            PeerPosition theirs = peer.at("startpos", played);
            Map<String, Integer> ours = moves(position);
            positions++;
            moves += ours.size();
            compare(position, ours, theirs);
            ours.keySet().retainAll(theirs.moves());
            if (ours.isEmpty() || differences.containsKey(Kind.PLACEMENT)) {
                return !played.isEmpty();
            }
            List<String> both = new ArrayList<>(ours.keySet());
            String move = both.get(random.nextInt(both.size()));
            position.make(Objects.requireNonNull(ours.get(move)));
            played.add(move);
        }
        return true;
    }

    private Map<String, Integer> moves(VariantPosition position) {
        int[] generated = new int[position.maxMoves()];
        int count = position.generate(generated);
        Map<String, Integer> moves = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            moves.put(Uci.write(position, generated[i], chess960), generated[i]);
        }
        return moves;
    }

    private void compare(VariantPosition position, Map<String, Integer> ours, PeerPosition theirs) {
        String fen = position.fen();
        if (!ours.keySet().equals(theirs.moves())) {
            add(
                    Kind.MOVES,
                    fen,
                    "only here " + less(ours.keySet(), theirs.moves()) + ", only there "
                            + less(theirs.moves(), ours.keySet()));
        } else if (ours.isEmpty() && !theirs.score().isEmpty()) {
            compareOutcome(position, fen, theirs);
        }
        if (theirs.inCheck() ? !position.inCheck() : position.inCheck() && onlyKingsAreRoyal) {
            add(Kind.CHECK, fen, "in check " + (position.inCheck() ? "here" : "there"));
        }
        compareFens(fen, theirs.fen());
    }

    private void compareOutcome(VariantPosition position, String fen, PeerPosition theirs) {
        String here = switch (position.outcome()) {
            case Outcome.InPlay _ -> "open";
            case Outcome.Drawn _ -> "drawn";
            case Outcome.Won won -> won.winner() == position.sideToMove() ? "won" : "lost";
        };
        String there = switch (theirs.score()) {
            case "cp 0" -> "drawn";
            case String score when score.startsWith("mate -") -> "won";
            case String score when score.startsWith("mate ") -> "lost";
            case String score -> score;
        };
        if (!here.equals(there)) {
            add(
                    Kind.OUTCOME,
                    fen,
                    here + " for the side to move here, " + theirs.score() + " for the other side there");
        }
    }

    private void compareFens(String ours, String theirs) {
        if (ours.equals(theirs)) {
            return;
        }
        List<String> here = Arrays.asList(ours.split(" "));
        List<String> there = Arrays.asList(theirs.split(" "));
        boolean samePieces =
                here.size() > 1 && there.size() > 1 && here.subList(0, 2).equals(there.subList(0, 2));
        add(samePieces ? Kind.FIELDS : Kind.PLACEMENT, ours, "there " + theirs);
    }

    private void add(Kind kind, String fen, String what) {
        differences.merge(kind, new RuleDifference(kind, 1, fen, what), RuleDifference::and);
    }

    private static Set<String> less(Set<String> all, Set<String> others) {
        Set<String> rest = new TreeSet<>(all);
        rest.removeAll(others);
        return rest;
    }
}
