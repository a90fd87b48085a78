package org.pieceworth.lab.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.text.Mixing;

/// Random openings: random legal plies from a start, optionally with the back ranks shuffled. Opening k
/// depends only on the seed and on k.
///
/// An opening leaves the game in play, with nobody in check and no move that wins at once; as far as that can
/// be found, both sides have lost alike. No engine takes part, so no engine's preferences influence it.
public final class Openings {

    private static final int TRIES = 40;

    private final VariantRules rules;
    private final String startFen;
    private final long seed;
    private final int plies;
    private final Optional<BackRanks> shuffled;

    /// @param startFen the position that shuffles and moves start from
    /// @param plies random plies, 0 or more; fewer if the game would be over
    /// @param shuffle true to shuffle the back ranks
    public Openings(VariantRules rules, String startFen, long seed, int plies, boolean shuffle) {
        this.rules = rules;
        this.startFen = startFen;
        this.seed = seed;
        this.plies = plies;
        shuffled = shuffle ? Optional.of(new BackRanks(rules, startFen)) : Optional.empty();
    }

    /// From the variant's own start.
    public static Openings of(VariantRules rules, long seed, int plies, boolean shuffle) {
        return new Openings(rules, rules.variant().startFen(), seed, plies, shuffle);
    }

    /// Opening k, from 0.
    public Opening opening(long k) {
        SplittableRandom random = new SplittableRandom(Mixing.mix(Mixing.mix(seed) + k));
        String start = shuffled.map(ranks -> ranks.shuffled(random)).orElse(startFen);
        for (int wanted = plies; wanted > 0; wanted--) {
            Optional<Opening> found = tried(start, wanted, random);
            if (found.isPresent()) {
                return found.get();
            }
        }
        return new Opening(rules, start, List.of());
    }

    private Optional<Opening> tried(String start, int wanted, SplittableRandom random) {
        Optional<Opening> uneven = Optional.empty();
        for (int i = 0; i < TRIES; i++) {
            VariantPosition position = rules.position(start);
            int[] before = balance(position);
            List<Integer> moves = moves(position, wanted, random);
            if (moves.size() == wanted && isOpen(position)) {
                Opening opening = new Opening(rules, start, moves);
                if (Arrays.equals(before, balance(position))) {
                    return Optional.of(opening);
                }
                uneven = uneven.or(() -> Optional.of(opening));
            }
        }
        return uneven;
    }

    private static List<Integer> moves(VariantPosition position, int wanted, SplittableRandom random) {
        List<Integer> moves = new ArrayList<>();
        int[] legal = new int[position.maxMoves()];
        while (moves.size() < wanted && position.outcome() instanceof Outcome.InPlay) {
            int move = legal[random.nextInt(position.generate(legal))];
            position.make(move);
            moves.add(move);
        }
        return moves;
    }

    private static boolean isOpen(VariantPosition position) {
        if (!(position.outcome() instanceof Outcome.InPlay) || position.inCheck()) {
            return false;
        }
        return IntStream.of(position.legalMoves()).noneMatch(move -> {
            position.make(move);
            boolean won = position.outcome() instanceof Outcome.Won;
            position.unmake();
            return won;
        });
    }

    /// White's surplus by type.
    private static int[] balance(VariantPosition position) {
        int[] balance = new int[position.letters().length()];
        for (int type = 0; type < balance.length; type++) {
            balance[type] = has(position, Side.WHITE, type) - has(position, Side.BLACK, type);
        }
        return balance;
    }

    private static int has(VariantPosition position, Side side, int type) {
        return position.onBoard(side, type) + position.inHand(side, type);
    }
}
