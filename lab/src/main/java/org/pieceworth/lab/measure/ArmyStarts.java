package org.pieceworth.lab.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.chess.Mixing;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.Outcome;

/// Starts with armies by chance. Start k depends on the seed, the design, what pieces are thought to be worth, and k.
final class ArmyStarts {

    private static final int TRIES = 400;

    /// A start that both armies play with either colour.
    ///
    /// @param first the first army has White
    /// @param second it has Black
    /// @param difference by column what the first army has more
    record Start(String first, String second, int[] difference) {}

    /// What stands on a side's first rank and on the squares of its pawns; spaces for nothing.
    private record Army(char[] pieces, char[] pawns) {}

    private final VariantRules rules;
    private final ArmyDesign design;
    private final long seed;
    private final StartRanks ranks;
    private final List<Character> columns;
    private final List<Integer> measured;
    private final double[] worth;
    private final double[] chance;
    private final List<Character> pawnKinds;
    private final List<int[]> pawnSquares;

    /// @param guess what pieces are worth as far as is known, which keeps armies from being too unlike
    ArmyStarts(MeasuredGame game, ArmyDesign design, PieceValues guess, long seed) {
        rules = game.rules();
        this.design = design;
        this.seed = seed;
        ranks = StartRanks.of(rules.variant());
        columns = game.columns();
        measured = game.pieces().stream()
                .map(piece -> columns.indexOf(piece.letter()))
                .toList();
        worth = columns.stream()
                .mapToDouble(letter -> guess.of(Character.toString(letter))
                        .map(PieceValues.TaperedValue::middlegame)
                        .orElse(0.0))
                .toArray();
        chance = chances(game);
        pawnKinds = game.pawns().stream().map(MeasuredPiece::letter).toList();
        pawnSquares = ranks.pawnSquares(true);
    }

    private double[] chances(MeasuredGame game) {
        double[] chances = new double[columns.size()];
        List<MeasuredPiece> standing =
                game.pieces().stream().filter(piece -> !game.isPawn(piece)).toList();
        double measured = standing.isEmpty() ? 0 : design.measured();
        double rest = (1 - measured) / (1 - design.measured());
        List<Character> strong = game.pool().stream()
                .filter(letter -> worth[columns.indexOf(letter)] > ArmyDesign.STRONG)
                .toList();
        int plain = game.pool().size() - strong.size();
        double ofPool = 1 - measured - rest * design.empty();
        double forStrong = strong.isEmpty() ? 0 : plain == 0 ? ofPool : rest * design.strong();
        for (char letter : game.pool()) {
            chances[columns.indexOf(letter)] +=
                    strong.contains(letter) ? forStrong / strong.size() : (ofPool - forStrong) / plain;
        }
        standing.forEach(piece -> chances[columns.indexOf(piece.letter())] += measured / standing.size());
        return chances;
    }

    /// Start k, from 0.
    ///
    /// @throws InputException when the variant lets no such armies meet
    Start start(long k) {
        SplittableRandom random = new SplittableRandom(Mixing.mix(Mixing.mix(seed) + k));
        double limit = design.imbalance();
        for (int attempt = 0; attempt < 20 * TRIES; attempt++) {
            int off = random.nextInt(design.pawnsOff() + 1);
            boolean ofFirst = random.nextBoolean();
            Army first = army(random, ofFirst ? off : 0);
            Army second = army(random, ofFirst ? 0 : off);
            int[] difference = difference(first, second);
            if (Math.abs(imbalance(difference)) <= limit && tells(difference)) {
                Start start = new Start(fen(first, second), fen(second, first), difference);
                if (isPlayable(start.first()) && isPlayable(start.second())) {
                    return start;
                }
            }
            // Where few armies are alike, somewhat unlike ones serve.
            limit += attempt % TRIES == TRIES - 1 ? design.imbalance() : 0;
        }
        throw new InputException(
                        "armies by chance cannot be set up in "
                                + rules.variant().name()
                                + ": one side is in check, or the game is over, in all of them; choose another variant or board")
                .with("variant", "NAME");
    }

    private Army army(SplittableRandom random, int pawnsOff) {
        char[] pieces = new char[ranks.files().size()];
        for (int slot = 0; slot < pieces.length; slot++) {
            pieces[slot] = piece(random.nextDouble());
        }
        char[] pawns = new char[pawnSquares.size()];
        for (int pawn = 0; pawn < pawns.length; pawn++) {
            pawns[pawn] = pawn(random, pawn);
        }
        int missing = 0;
        while (missing < Math.min(pawnsOff, pawns.length - 1)) {
            int pawn = random.nextInt(pawns.length);
            missing += pawns[pawn] == ' ' ? 0 : 1;
            pawns[pawn] = ' ';
        }
        return new Army(pieces, pawns);
    }

    /// What stands where the variant has that pawn: it, or one of the pawns that are measured.
    private char pawn(SplittableRandom random, int pawn) {
        boolean measured = !pawnKinds.isEmpty() && random.nextDouble() < design.measured();
        return measured ? pawnKinds.get(random.nextInt(pawnKinds.size())) : letter(pawnSquares.get(pawn));
    }

    /// The piece of a square, or a space for none.
    private char piece(double random) {
        double sum = 0;
        for (int column = 0; column < chance.length; column++) {
            sum += chance[column];
            if (random < sum) {
                return columns.get(column);
            }
        }
        return ' ';
    }

    /// Whether one army has more of a measured piece: else a start would say nothing about any of them.
    private boolean tells(int[] difference) {
        return measured.stream().anyMatch(column -> difference[column] != 0);
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
        return ranks.ranks().get(square[0]).get(square[1]).charAt(0);
    }

    private double imbalance(int[] difference) {
        double sum = 0;
        for (int column = 0; column < difference.length; column++) {
            sum += worth[column] * difference[column];
        }
        return sum;
    }

    private String fen(Army white, Army black) {
        List<List<String>> placed = new ArrayList<>();
        ranks.ranks().forEach(rank -> placed.add(new ArrayList<>(rank)));
        for (int slot = 0; slot < ranks.files().size(); slot++) {
            int file = ranks.files().get(slot);
            placed.getLast().set(file, square(white.pieces()[slot], true));
            placed.getFirst().set(file, square(black.pieces()[slot], false));
        }
        placePawns(placed, white, true);
        placePawns(placed, black, false);
        return ranks.fen(placed);
    }

    private static String square(char letter, boolean white) {
        return Character.toString(white ? letter : Character.toLowerCase(letter))
                .strip();
    }

    private void placePawns(List<List<String>> placed, Army army, boolean white) {
        List<int[]> squares = ranks.pawnSquares(white);
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
    String text() {
        StringBuilder text = new StringBuilder("armies that differ " + design.text());
        for (int column = 0; column < worth.length; column++) {
            text.append(' ')
                    .append(columns.get(column))
                    .append(Math.round(worth[column]))
                    .append('/')
                    .append(Math.round(1e4 * chance[column]));
        }
        pawnKinds.forEach(letter -> text.append(" pawn ").append(letter));
        return text.toString();
    }
}
