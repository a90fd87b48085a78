package org.pieceworth.lab.armies;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.lab.armies.StartBoard.Place;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Mixing;

/// Starts with armies by chance. Start k depends on the seed, the distribution, the values and k.
public final class ArmyStarts {

    private static final int TRIES = 400;

    /// One in three armies with the required difference is an exchange, and fewer with many pieces in the
    /// pool.
    private static final int TRIES_OF_EXCHANGE = 5 * TRIES;

    /// A start that both armies play with either colour.
    ///
    /// @param first the first army has White
    /// @param second it has Black
    /// @param difference difference by column the first army's surplus
    public record Start(String first, String second, int[] difference) {}

    /// Letters on a side's first rank and on the squares of its pawns; spaces for empty squares.
    private record Army(char[] pieces, char[] pawns) {}

    private final VariantRules rules;
    private final ArmyPairs pairs;
    private final long seed;
    private final StartBoard board;
    private final List<Character> columns;
    private final List<Integer> different;
    private final Set<Integer> exchanged;
    private final double[] worth;
    private final List<int[]> pawnSquares;

    /// @param columns the letters of the differences; all that armies may have
    /// @param guess values so far, which limit the difference of the armies
    public ArmyStarts(VariantRules rules, ArmyPairs pairs, List<Character> columns, PieceValues guess, long seed) {
        this.rules = rules;
        this.pairs = pairs;
        this.seed = seed;
        this.columns = List.copyOf(columns);
        board = StartBoard.forArmies(rules.variant());
        different = pairs.different().stream().map(this.columns::indexOf).toList();
        exchanged = exchanged();
        worth = columns.stream()
                .mapToDouble(letter -> guess.of(PieceLetter.text(letter))
                        .map(PieceValues.TaperedValue::middlegame)
                        .orElse(0.0))
                .toArray();
        pawnSquares = board.pawnSquares(true);
    }

    /// The columns opposed to [#different]: all but these and pawns, if exchanges are required.
    private Set<Integer> exchanged() {
        Set<Character> pawns = new LinkedHashSet<>(board.pawns());
        pawns.addAll(pairs.first().pawns().keySet());
        pawns.addAll(pairs.second().pawns().keySet());
        return IntStream.range(0, pairs.exchange() ? columns.size() : 0)
                .filter(column -> !different.contains(column) && !pawns.contains(columns.get(column)))
                .boxed()
                .collect(Collectors.toSet());
    }

    /// All letters that armies may have.
    public static List<Character> columns(Variant variant, ArmyPairs pairs) {
        StartBoard board = StartBoard.forArmies(variant);
        Set<Character> all = new LinkedHashSet<>(pairs.letters());
        int there = board.places().size();
        if (pairs.first().squares() < there || pairs.second().squares() < there) {
            all.addAll(board.slots());
        }
        all.addAll(board.pawns());
        return List.copyOf(all);
    }

    /// Start k, from 0.
    ///
    /// @throws InputException when the variant does not permit such armies
    public Start start(long k) {
        SplittableRandom random = new SplittableRandom(Mixing.mix(Mixing.mix(seed) + k));
        double limit = pairs.imbalance();
        for (int attempt = 0; attempt < 20 * TRIES; attempt++) {
            int off = pairs.leastPawnsOff() + random.nextInt(pairs.mostPawnsOff() - pairs.leastPawnsOff() + 1);
            boolean ofFirst = random.nextBoolean();
            Army first = army(pairs.first(), random, ofFirst ? off : 0);
            Army second = army(pairs.second(), random, ofFirst ? 0 : off);
            int[] difference = difference(first, second);
            if (Math.abs(imbalance(difference)) <= limit
                    && isInformative(difference)
                    && (attempt >= TRIES_OF_EXCHANGE || isExchange(difference))) {
                Start start = new Start(fen(first, second), fen(second, first), difference);
                if (isPlayable(start.first()) && isPlayable(start.second())) {
                    return start;
                }
            }
            // If few armies are an exchange, others are accepted, and if few are equal enough, less equal
            // ones.
            boolean widened = attempt % TRIES == TRIES - 1 && (attempt >= TRIES_OF_EXCHANGE || !pairs.exchange());
            limit += widened ? pairs.imbalance() : 0;
        }
        throw new InputException(
                        "armies by chance cannot be set up in "
                                + rules.variant().name()
                                + ": one side is in check, or the game is over, in all of them; choose another variant or board")
                .with("variant", "NAME");
    }

    private Army army(ArmyDistribution army, SplittableRandom random, int pawnsOff) {
        char[] pieces = new char[board.places().size()];
        boolean[] drawn = drawn(army, random);
        for (int slot = 0; slot < pieces.length; slot++) {
            pieces[slot] = drawn[slot]
                    ? letter(army.pieces(), random.nextDouble(), ' ')
                    : board.slots().get(slot);
        }
        char[] pawns = new char[pawnSquares.size()];
        for (int pawn = 0; pawn < pawns.length; pawn++) {
            char own = letter(pawnSquares.get(pawn));
            pawns[pawn] = army.pawns().isEmpty() ? own : letter(army.pawns(), random.nextDouble(), own);
        }
        int missing = 0;
        while (missing < Math.min(pawnsOff, pawns.length - 1)) {
            int pawn = random.nextInt(pawns.length);
            missing += pawns[pawn] == ' ' ? 0 : 1;
            pawns[pawn] = ' ';
        }
        return new Army(pieces, pawns);
    }

    /// Which squares of the first rank are drawn for.
    private boolean[] drawn(ArmyDistribution army, SplittableRandom random) {
        boolean[] drawn = new boolean[board.places().size()];
        if (army.squares() >= drawn.length) {
            Arrays.fill(drawn, true);
            return drawn;
        }
        for (int left = army.squares(); left > 0; ) {
            int slot = random.nextInt(drawn.length);
            left -= drawn[slot] ? 0 : 1;
            drawn[slot] = true;
        }
        return drawn;
    }

    private static char letter(Map<Character, Double> chances, double random, char otherwise) {
        double sum = 0;
        for (Map.Entry<Character, Double> chance : chances.entrySet()) {
            sum += chance.getValue();
            if (random < sum) {
                return chance.getKey();
            }
        }
        return otherwise;
    }

    /// True if one army has a surplus of a measured piece: other starts have no information on any.
    private boolean isInformative(int[] difference) {
        return different.isEmpty() || different.stream().anyMatch(column -> difference[column] != 0);
    }

    /// True if the only surplus of an army is measured pieces and pawns, or no exchange is required.
    private boolean isExchange(int[] difference) {
        return !pairs.exchange() || isExchange(difference, 1) || isExchange(difference, -1);
    }

    private boolean isExchange(int[] difference, int sign) {
        return different.stream().allMatch(column -> sign * difference[column] >= 0)
                && exchanged.stream().allMatch(column -> sign * difference[column] <= 0);
    }

    private int[] difference(Army first, Army second) {
        int[] difference = new int[columns.size()];
        count(first, 1, difference);
        count(second, -1, difference);
        return difference;
    }

    private void count(Army army, int sign, int[] difference) {
        IntStream.concat(new String(army.pieces()).chars(), new String(army.pawns()).chars())
                .filter(piece -> piece != ' ')
                .forEach(piece -> difference[columns.indexOf((char) piece)] += sign);
    }

    private char letter(int[] square) {
        return board.ranks().get(square[0]).get(square[1]).charAt(0);
    }

    private double imbalance(int[] difference) {
        double sum = 0;
        for (int column = 0; column < difference.length; column++) {
            sum += worth[column] * difference[column];
        }
        return sum;
    }

    private String fen(Army white, Army black) {
        List<List<String>> placed = board.copy();
        for (int slot = 0; slot < board.places().size(); slot++) {
            Place place = board.places().get(slot);
            placed.get(place.white()).set(place.file(), square(white.pieces()[slot], true));
            placed.get(place.black()).set(place.file(), square(black.pieces()[slot], false));
        }
        placePawns(placed, white, true);
        placePawns(placed, black, false);
        return StartBoard.fen(placed, board.rest());
    }

    private static String square(char letter, boolean white) {
        return Character.toString(white ? letter : Character.toLowerCase(letter))
                .strip();
    }

    private void placePawns(List<List<String>> placed, Army army, boolean white) {
        List<int[]> squares = board.pawnSquares(white);
        for (int pawn = 0; pawn < Math.min(army.pawns().length, squares.size()); pawn++) {
            placed.get(squares.get(pawn)[0]).set(squares.get(pawn)[1], square(army.pawns()[pawn], white));
        }
    }

    private boolean isPlayable(String fen) {
        try {
            VariantPosition position = rules.position(fen);
            return !position.inCheck() && position.outcome() instanceof Outcome.InPlay;
        } catch (InputException sideToMoveGivesCheck) {
            return false;
        }
    }

    /// For plans: equal generators have equal texts.
    public String text() {
        StringBuilder text = new StringBuilder("armies ").append(pairs.text()).append(" by");
        for (int column = 0; column < worth.length; column++) {
            text.append(' ').append(PieceLetter.text(columns.get(column))).append(Math.round(worth[column]));
        }
        return text.toString();
    }
}
