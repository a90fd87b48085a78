package org.pieceworth.terms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.terms.Neighbours.Pair;

/// `squares`: the value that each square adds to a piece on it, seen from its own side.
///
/// The left half of the board counts for both, unless `full` is given. A pawn has no feature on the first and the
/// last rank, where orthodox pawns cannot be.
///
/// @param slots per type and square from its own side's view the feature, or -1
record SquaresTerm(List<String> subjects, List<Feature> features, int[][] slots, RectangularBoard board)
        implements Term {

    private static final int NONE = -1;
    private static final int[][] ONWARDS = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}};

    static SquaresTerm of(TermText text, PieceSet set) {
        List<String> arguments = text.arguments();
        boolean named = !arguments.isEmpty() && List.of("mirrored", "full").contains(arguments.getFirst());
        List<String> rest = named ? arguments.subList(1, arguments.size()) : arguments;
        if (rest.size() > 1 || rest.contains("")) {
            throw text.error("expected squares, squares:mirrored or squares:full, optionally with the letters of the "
                    + "pieces as in squares:full:NB");
        }
        boolean mirrored = !named || arguments.getFirst().equals("mirrored");
        return new Builder(text, set, mirrored)
                .of(rest.isEmpty() ? set.letters() : PieceLetter.inside(rest.getFirst()));
    }

    private static final class Builder {

        private final TermText text;
        private final PieceSet set;
        private final RectangularBoard board;
        private final boolean mirrored;
        private final List<Feature> features = new ArrayList<>();
        private final int[][] slots;

        Builder(TermText text, PieceSet set, boolean mirrored) {
            this.text = text;
            this.set = set;
            this.mirrored = mirrored;
            board = set.board();
            slots = new int[set.types()][board.squares()];
            for (int[] ofType : slots) {
                Arrays.fill(ofType, NONE);
            }
        }

        SquaresTerm of(String letters) {
            List<String> subjects = new ArrayList<>();
            for (int i = 0; i < letters.length(); i++) {
                char letter = letters.charAt(i);
                String subject = "squares:" + PieceLetter.text(letter);
                int type = set.type(text, letter);
                if (subjects.contains(subject)) {
                    throw text.error("found piece '" + PieceLetter.text(letter) + "' twice, expected each once");
                }
                subjects.add(subject);
                addSquares(type);
            }
            return new SquaresTerm(List.copyOf(subjects), List.copyOf(features), slots, board);
        }

        private void addSquares(int type) {
            for (int square = 0; square < board.squares(); square++) {
                int reflected = board.square(board.files() - 1 - board.file(square), board.rank(square));
                if (mirrored && reflected < square) {
                    slots[type][square] = slots[type][reflected];
                } else if (canStand(type, square)) {
                    slots[type][square] = features.size();
                    features.add(feature(type, square, mirrored ? reflected : square));
                }
            }
        }

        private boolean canStand(int type, int square) {
            int rank = board.rank(square);
            return set.letter(type) != PieceSet.PAWN || rank > 0 && rank < board.ranks() - 1;
        }

        private Feature feature(int type, int square, int reflected) {
            char letter = set.letter(type);
            String where = board.name(square);
            String either = reflected == square ? where : where + " or " + board.name(reflected);
            return Feature.of(
                            text, "squares:" + PieceLetter.text(letter) + ":" + where, set.name(type) + " on " + either)
                    .about(letter)
                    .on(square, reflected);
        }
    }

    @Override
    public void trace(View view, Trace into, int first) {
        for (int i = 0; i < view.size(); i++) {
            int piece = view.piece(i);
            int square = view.square(i);
            int slot = piece > 0 ? slots[piece - 1][square] : slots[-piece - 1][view.turned(square)];
            if (slot != NONE) {
                into.add(first + slot, piece > 0 ? 1 : -1);
            }
        }
    }

    /// Squares that a king's step joins, piece by piece.
    @Override
    public List<Neighbours> neighbours() {
        return Arrays.stream(slots)
                .filter(ofType -> Arrays.stream(ofType).anyMatch(slot -> slot != NONE))
                .map(this::neighbours)
                .toList();
    }

    private Neighbours neighbours(int[] ofType) {
        TreeSet<Pair> pairs = new TreeSet<>(Comparator.comparingInt(Pair::first).thenComparingInt(Pair::second));
        char letter = ' ';
        for (int square = 0; square < ofType.length; square++) {
            if (ofType[square] != NONE) {
                letter = features.get(ofType[square]).piece().orElse(letter);
                addNeighbours(ofType, square, pairs);
            }
        }
        return new Neighbours("squares:" + PieceLetter.text(letter), List.copyOf(pairs));
    }

    private void addNeighbours(int[] ofType, int square, TreeSet<Pair> pairs) {
        for (int[] step : ONWARDS) {
            int other = board.step(square, step[0], step[1]);
            if (other != Board.OFF && ofType[other] != NONE && ofType[other] != ofType[square]) {
                pairs.add(new Pair(Math.min(ofType[square], ofType[other]), Math.max(ofType[square], ofType[other])));
            }
        }
    }
}
