package org.pieceworth.rules.fairy.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.pieceworth.rules.IntList;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.ending.GameEnd;
import org.pieceworth.rules.fairy.ending.LegalMoves;
import org.pieceworth.rules.fairy.make.MoveMaker;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.GameStatus;

/// Kernel: solves all positions of some pieces. The moves of each are generated once, and stored by their
/// targets: for each position the possible origins of its pieces. Then positions are decided from the ends of
/// the game backwards, those of n plies before those of n + 1 (retrograde analysis, Thompson 1986). The rules
/// of the variant enter only through the generation of moves.
final class EndingSolver {

    private static final int MAX_MOVES = 255;

    /// The move leads to another position of the same pieces.
    private static final int WITHIN = Integer.MIN_VALUE;

    /// The move leads to a position that another move reaches too; each is counted once.
    private static final int KNOWN = Integer.MAX_VALUE;

    private final VariantTables tables;
    private final EndingMaterial material;
    private final EndingSquares squares;
    private final Function<EndingMaterial, Optional<EndingTable>> others;

    /// The number of the material, see [#number].
    private final int own;

    private final short[] values;

    /// Number of moves not known to lose, by position; never 0 if one does not.
    private final byte[] open;

    /// Most plies of the losing moves to other material, by position.
    private final short[] longest;

    /// Possible squares of origin, a bit each, by side to move, position and piece of the other side.
    private final long[][] origins = new long[2][];

    private final int words;

    /// Place of the piece among those of its side.
    private final int[] place;

    private final int[] count = new int[2];

    /// The distinct results of moves that change the material, by a number for the material; its tables follow.
    private final IntList othersSeen = new IntList();

    private final List<Optional<EndingTable>> othersFound = new ArrayList<>();

    /// Positions won and lost at a distance, by plies to the end; a lost one is stored as its complement.
    private final List<IntList> levels = new ArrayList<>();

    private final int[] moves;

    /// The squares of a position one move away.
    private final int[] neighbour;

    private boolean solvable = true;

    EndingSolver(
            VariantTables tables,
            int[][] images,
            EndingMaterial material,
            Function<EndingMaterial, Optional<EndingTable>> others) {
        this.tables = tables;
        this.material = material;
        this.others = others;
        squares = new EndingSquares(material, images, tables.kindCount);
        moves = new int[tables.maxMoves];
        neighbour = new int[material.size()];
        own = number(material);
        values = new short[squares.size];
        open = new byte[squares.size];
        longest = new short[squares.size];
        words = tables.squareCount + 63 >> 6;
        place = new int[material.size()];
        for (int slot = 0; slot < place.length; slot++) {
            place[slot] = count[squares.side(slot)]++;
        }
        for (int mover = 0; mover < 2; mover++) {
            origins[mover ^ 1] = new long[squares.size / 2 * count[mover] * words];
        }
    }

    /// The table; empty if the rules do more than tables hold.
    Optional<EndingTable> solve() {
        for (int side = 0; side < 2 && solvable; side++) {
            solvable = EndingPositions.visit(tables, squares, side, this::visit);
        }
        if (!solvable) {
            return Optional.empty();
        }
        decide();
        return Optional.of(new EndingTable(squares, values));
    }

    private boolean visit(PositionState p, int[] at) {
        int index = squares.index(at, p.sideToMove);
        GameStatus ended = GameEnd.ended(p);
        int number = ended == GameStatus.OPEN ? LegalMoves.moves(p, moves) : 0;
        if (number == 0) {
            end(index, ended == GameStatus.OPEN ? GameEnd.stuck(p) : ended);
            return true;
        }
        int undecided = 0;
        int win = Integer.MAX_VALUE;
        for (int i = 0; i < number && solvable; i++) {
            int move = moves[i];
            if (Move.kind(move) == Move.NORMAL && p.side[Move.to(move)] == 0) {
                undecided += step(index, at, Move.from(move), Move.to(move));
                continue;
            }
            int value = made(p, index, at, move);
            if (value == WITHIN || value == 0) {
                undecided++;
            } else if (value < 0) {
                win = Math.min(win, -value);
            } else if (value != KNOWN) {
                longest[index] = (short) Math.max(longest[index], value);
            }
        }
        boolean wins = win < Integer.MAX_VALUE;
        undecided += wins ? 1 : 0;
        solvable &= undecided <= MAX_MOVES;
        open[index] = (byte) undecided;
        if (wins) {
            level(win).add(index);
        } else if (undecided == 0) {
            level(longest[index]).add(~index);
        }
        return solvable;
    }

    /// Stores a move within the table by the position it leads to. Two moves between the same squares are one.
    ///
    /// @return 1 if it is new, otherwise 0
    private int step(int index, int[] at, int from, int to) {
        int[] after = neighbour;
        for (int slot = 0; slot < after.length; slot++) {
            after[slot] = at[slot] == from ? to : at[slot];
        }
        int image = squares.normalize(after);
        int cameFrom = squares.image(image, from);
        int wentTo = squares.image(image, to);
        int slot = 0;
        while (after[slot] != wentTo) {
            slot++;
        }
        int mover = index & 1;
        int bits = origin(squares.index(after, mover ^ 1), slot) + (cameFrom >> 6);
        long bit = 1L << cameFrom;
        boolean known = (origins[mover ^ 1][bits] & bit) != 0;
        origins[mover ^ 1][bits] |= bit;
        return known ? 0 : 1;
    }

    private int origin(int index, int slot) {
        int mover = index & 1 ^ 1;
        return ((index >> 1) * count[mover] + place[slot]) * words;
    }

    /// Makes a move that may change the material; returns the value of the position after it for the other side.
    private int made(PositionState p, int index, int[] at, int move) {
        MoveMaker.make(p, move);
        int pieces = p.pieceCount[0] + p.pieceCount[1];
        int value = 0;
        if (p.enPassant != PositionState.NO_SQUARE || pieces == 0 || p.inHand[0] + p.inHand[1] > 0) {
            solvable = false;
        } else {
            int after = number(p);
            if (after == own) {
                value = madeWithin(p, index, at, move);
            } else {
                Optional<EndingTable> table = other(p, after);
                solvable &= table.isPresent();
                value = table.map(found -> found.value(p)).orElse(0);
            }
        }
        MoveMaker.unmake(p);
        return value;
    }

    private static int number(EndingMaterial material) {
        int number = 0;
        for (int i = material.size() - 1; i >= 0; i--) {
            number = number << 8 | material.pieces().get(i) + 1;
        }
        return number << 8 * (EndingScope.MAX_PIECES - material.size());
    }

    /// A number for the material on the board, at most three pieces.
    private static int number(PositionState p) {
        int first = 0;
        int second = 0;
        int third = 0;
        for (int side = 0; side < 2; side++) {
            int begin = side * p.squareCount;
            for (int i = begin; i < begin + p.pieceCount[side]; i++) {
                int piece = 1 + side * p.kindCount + p.kind[p.pieceList[i]];
                if (piece > first) {
                    third = second;
                    second = first;
                    first = piece;
                } else if (piece > second) {
                    third = second;
                    second = piece;
                } else {
                    third = piece;
                }
            }
        }
        return first << 16 | second << 8 | third;
    }

    private Optional<EndingTable> other(PositionState p, int number) {
        for (int i = 0; i < othersSeen.size(); i++) {
            if (othersSeen.get(i) == number) {
                return othersFound.get(i);
            }
        }
        Optional<EndingTable> table = others.apply(EndingMaterial.of(p));
        othersSeen.add(number);
        othersFound.add(table);
        return table;
    }

    private int madeWithin(PositionState p, int index, int[] at, int move) {
        int[] after = new int[at.length];
        squares.find(p, after);
        int from = Move.from(move);
        int[] moved = at.clone();
        for (int slot = 0; slot < at.length; slot++) {
            moved[slot] = at[slot] == from ? Move.to(move) : at[slot];
        }
        squares.order(moved);
        solvable &= Arrays.equals(after, moved) && from != Move.to(move);
        return solvable && step(index, at, from, Move.to(move)) == 1 ? WITHIN : KNOWN;
    }

    private void end(int index, GameStatus status) {
        open[index] = 1;
        switch (status) {
            case OPEN, DRAWN -> {}
            case WON -> level(0).add(index);
            case LOST -> level(0).add(~index);
        }
    }

    private IntList level(int plies) {
        while (levels.size() <= plies) {
            levels.add(new IntList());
        }
        return levels.get(plies);
    }

    private void decide() {
        int[] at = new int[material.size()];
        for (int plies = 0; plies < levels.size(); plies++) {
            IntList level = levels.get(plies);
            for (int i = 0; i < level.size(); i++) {
                int entry = level.get(i);
                int index = entry < 0 ? ~entry : entry;
                if (values[index] == 0) {
                    values[index] = (short) (entry < 0 ? -(plies + 1) : plies + 1);
                    back(index, at, plies, entry < 0);
                }
            }
        }
    }

    /// Passes the value of a position on to the positions that reach it.
    private void back(int index, int[] at, int plies, boolean lost) {
        int side = index & 1;
        squares.squares(index, at);
        for (int slot = 0; slot < at.length; slot++) {
            if (squares.side(slot) == side) {
                continue;
            }
            int bits = origin(index, slot);
            for (int word = 0; word < words; word++) {
                for (long left = origins[side][bits + word]; left != 0; left &= left - 1) {
                    System.arraycopy(at, 0, neighbour, 0, at.length);
                    neighbour[slot] = 64 * word + Long.numberOfTrailingZeros(left);
                    squares.normalize(neighbour);
                    known(squares.index(neighbour, side ^ 1), plies, lost);
                }
            }
        }
    }

    private void known(int before, int plies, boolean wins) {
        if (values[before] != 0) {
            return;
        }
        if (wins) {
            level(plies + 1).add(before);
        } else if (--open[before] == 0) {
            level(Math.max(plies + 1, longest[before])).add(~before);
        }
    }
}
