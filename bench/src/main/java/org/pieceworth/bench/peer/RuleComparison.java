package org.pieceworth.bench.peer;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.bench.peer.RuleDifference.Kind;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.RepetitionRules;
import org.pieceworth.testkit.RandomGames;

/// Random games of a variant, whose every position both engines are asked about.
public final class RuleComparison {

    private static final int LONGEST_GAME = 200;
    private static final String STARTPOS = "startpos";
    private static final Pattern PLAIN = Pattern.compile("([a-p]\\d+)([a-p]\\d+)");

    /// So many positions are asked about at once: fewer would wait for each other, more might not fit into a pipe.
    private static final int AT_ONCE = 16;

    /// After this many moves both go on from a FEN: else the other engine would spend its time on replaying the moves.
    private static final int MOVES_FROM_FEN = 64;

    /// Of this many moves all but one are chosen among those that a style likes.
    private static final int LIKED = 4;

    /// So many cycles of moves are tried from each position where they matter.
    private static final int CYCLES = 40;

    private static final int COMPARED_CYCLES = 3;

    /// Cycles take as long as ten positions.
    private static final int POSITIONS_WITH_CYCLES = 2500;

    private static final Style[] STYLES = Style.values();

    /// Which moves a game has more of.
    private enum Style {
        ANY,
        /// Moves that take the side's last one back, so that positions come again.
        BACK_AND_FORTH,
        /// Captures, so that few pieces are left.
        TAKING
    }

    private final PeerEngine peer;
    private final VariantRules rules;
    private final boolean chess960;
    private final boolean onlyKingsAreRoyal;
    private final boolean judgesRepetitions;
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
        RepetitionRules repetition = rules.variant().end().repetition();
        this.judgesRepetitions =
                repetition.perpetualCheckIllegal() || repetition.chasingIllegal() || repetition.shuttlingIllegal();
        this.chess960 = rules.variant().chess960();
    }

    /// The result of a comparison.
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
            boolean more = true;
            for (int game = 0; more && comparison.positions < positions; game++) {
                more = comparison.playGame(random, STYLES[game % STYLES.length]);
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
    private boolean playGame(RandomGenerator random, Style style) {
        VariantPosition position = rules.start();
        String start = STARTPOS;
        List<String> played = new ArrayList<>();
        String score = "";
        int plies = 0;
        while (plies < LONGEST_GAME) {
            if (played.size() >= MOVES_FROM_FEN && score.isEmpty() && goesOnFromFen(position)) {
                start = "fen " + position.fen();
                position = rules.position(position.fen());
                played.clear();
            }
            List<PlayedStep> steps = ahead(position, played, random, style);
            List<PeerPosition> answers = peer.at(
                    start,
                    steps.stream()
                            .map(step -> new PeerEngine.Question(step.played(), step.next()))
                            .toList());
            for (int i = 0; i < steps.size(); i++) {
                if (!compareStep(steps.get(i), answers.get(i), start, score, random)) {
                    return plies > 0 || i > 0;
                }
                score = answers.get(i).score();
            }
            plies += steps.size();
        }
        return true;
    }

    /// Where FENs differ, the moves have to tell the other engine what the position is.
    private boolean goesOnFromFen(VariantPosition position) {
        return !differences.containsKey(Kind.FIELDS)
                && !differences.containsKey(Kind.PLACEMENT)
                && position.outcome() instanceof Outcome.InPlay;
    }

    /// Plays on, some moves or to the end of the game.
    private List<PlayedStep> ahead(VariantPosition position, List<String> played, RandomGenerator random, Style style) {
        List<PlayedStep> steps = new ArrayList<>();
        boolean over = false;
        while (!over && steps.size() < AT_ONCE) {
            Map<String, Integer> legal = moves(position);
            over = legal.isEmpty() || !(position.outcome() instanceof Outcome.InPlay);
            String next = over ? "" : chosen(position, legal, played, random, style);
            steps.add(new PlayedStep(position.copy(), List.copyOf(played), legal, next));
            if (!over) {
                position.make(Objects.requireNonNull(legal.get(next)));
                played.add(next);
            }
        }
        return steps;
    }

    /// Compares a position; answers whether the game goes on for both.
    private boolean compareStep(
            PlayedStep step, PeerPosition theirs, String start, String score, RandomGenerator random) {
        positions++;
        moves += step.legal().size();
        compare(step, theirs, score);
        if (judgesRepetitions && positions <= POSITIONS_WITH_CYCLES) {
            compareCycles(step.position(), start, step.played(), random);
        }
        return score.isEmpty() && theirs.moves().contains(step.next()) && !differences.containsKey(Kind.PLACEMENT);
    }

    private static String chosen(
            VariantPosition position,
            Map<String, Integer> moves,
            List<String> played,
            RandomGenerator random,
            Style style) {
        List<String> all = new ArrayList<>(moves.keySet());
        List<String> liked = switch (style) {
            case ANY -> List.of();
            case BACK_AND_FORTH ->
                back(played).filter(moves::containsKey).stream().toList();
            case TAKING ->
                all.stream()
                        .filter(move -> position.takenType(Objects.requireNonNull(moves.get(move))) >= 0)
                        .toList();
        };
        List<String> from = !liked.isEmpty() && random.nextInt(LIKED) > 0 ? liked : all;
        return from.get(random.nextInt(from.size()));
    }

    /// The move that takes a side's last one back, where it goes from square to square.
    private static Optional<String> back(List<String> played) {
        return Optional.of(played)
                .filter(moves -> moves.size() > 1)
                .map(moves -> PLAIN.matcher(moves.get(moves.size() - 2)))
                .filter(Matcher::matches)
                .map(squares -> squares.group(2) + squares.group(1));
    }

    /// Plays cycles of moves from the position: one of those that are tried, and all that somebody loses by.
    private void compareCycles(VariantPosition position, String start, List<String> played, RandomGenerator random) {
        int compared = 0;
        List<Integer> first = RepeatedCycles.plain(position);
        for (int attempt = 0; attempt < CYCLES && compared < COMPARED_CYCLES; attempt++) {
            List<Integer> cycle = RepeatedCycles.random(position, first, random).orElse(List.of());
            List<String> all = new ArrayList<>(played);
            for (int move : cycle) {
                all.add(Uci.write(position, move, chess960));
                position.make(move);
            }
            if (!cycle.isEmpty() && (attempt == 0 || position.outcome() instanceof Outcome.Won)) {
                compareOutcome(position, position.fen(), peer.end(start, all));
                compared++;
            }
            cycle.forEach(_ -> position.unmake());
        }
    }

    private Map<String, Integer> moves(VariantPosition position) {
        Map<String, Integer> moves = new TreeMap<>();
        for (int move : position.legalMoves()) {
            moves.put(Uci.write(position, move, chess960), move);
        }
        return moves;
    }

    private void compare(PlayedStep step, PeerPosition theirs, String score) {
        String fen = step.fen();
        Set<String> ours = step.legal().keySet();
        if (!ours.equals(theirs.moves())) {
            add(
                    Kind.MOVES,
                    fen,
                    "only here " + less(ours, theirs.moves()) + ", only there " + less(theirs.moves(), ours));
        } else if (!step.played().isEmpty()) {
            compareOutcome(step.position(), fen, score);
        }
        boolean inCheck = step.position().inCheck();
        if (theirs.inCheck() ? !inCheck : inCheck && onlyKingsAreRoyal) {
            add(Kind.CHECK, fen, "in check " + (inCheck ? "here" : "there"));
        }
        compareFens(fen, theirs.fen());
    }

    private void compareOutcome(VariantPosition position, String fen, String score) {
        String here = PlayedStep.outcome(position);
        String there = switch (score) {
            case "" -> "open";
            case "cp 0" -> "drawn";
            case "mate 0" -> "won";
            case String mate when mate.startsWith("mate -") -> "won";
            case String mate when mate.startsWith("mate ") -> "lost";
            case String other -> other;
        };
        if (!here.equals(there)) {
            add(
                    Kind.OUTCOME,
                    fen,
                    here + " for the side to move here, "
                            + (score.isEmpty() ? "open there" : score + " for the other side there"));
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
