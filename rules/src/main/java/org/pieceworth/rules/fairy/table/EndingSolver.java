package org.pieceworth.rules.fairy.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.Function;
import org.pieceworth.rules.IntList;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.ending.GameEnd;
import org.pieceworth.rules.fairy.ending.LegalMoves;
import org.pieceworth.rules.fairy.make.MoveMaker;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.GameStatus;
import org.pieceworth.text.Progress;

/// Kernel: solves all positions of some pieces. The moves of each are generated once, and stored by their
/// targets: for each position the possible origins of its pieces. Then positions are decided from the ends of
/// the game backwards, those of n plies before those of n + 1 (retrograde analysis, Thompson 1986). The rules
/// of the variant enter only through the generation of moves. Threads share the generation by the squares of
/// the leading piece.
final class EndingSolver {

    private static final int MAX_MOVES = 255;

    /// Bytes of a position while it is solved, without its moves: value, counts, and places in the levels.
    private static final int BYTES = 14;

    /// Positions less one between two looks whether the work is to end.
    private static final int STEPS = 0xfff;

    /// The move leads to another position of the same pieces.
    private static final int WITHIN = Integer.MIN_VALUE;

    /// The move leads to a position that another move reaches too; each is counted once.
    private static final int KNOWN = Integer.MAX_VALUE;

    private final VariantTables tables;
    private final EndingMaterial material;
    private final EndingSquares squares;
    private final Function<EndingMaterial, Optional<EndingTable>> others;
    private final int threads;
    private final Progress progress;

    /// The number of the material, see [#number].
    private final int own;

    private final short[] values;

    /// Number of moves not known to lose, by position; never 0 if one does not.
    private final byte[] open;

    /// Most plies of the losing moves to other material, by position.
    private final short[] longest;

    /// Possible squares of origin, a bit each, by side to move, position and piece of the other side.
    private final AtomicLongArray[] origins = new AtomicLongArray[2];

    private final int words;

    /// Place of the piece among those of its side.
    private final int[] place;

    private final int[] count = new int[2];

    /// Positions won and lost at a distance, by plies to the end; a lost one is stored as its complement.
    private final List<IntList> levels = new ArrayList<>();

    /// The squares of a position one move away.
    private final int[] neighbour;

    private volatile boolean solvable = true;

    /// @param others the tables of other materials; may be asked by several threads
    EndingSolver(
            VariantTables tables,
            int[][] images,
            EndingMaterial material,
            Function<EndingMaterial, Optional<EndingTable>> others,
            int threads,
            Progress progress) {
        this.tables = tables;
        this.material = material;
        this.others = others;
        this.threads = threads;
        this.progress = progress;
        squares = new EndingSquares(material, images, tables.kindCount);
        neighbour = new int[material.size()];
        own = number(material);
        values = new short[squares.size];
        Arrays.fill(values, EndingTable.IMPOSSIBLE);
        open = new byte[squares.size];
        longest = new short[squares.size];
        words = words(tables.squareCount);
        place = new int[material.size()];
        for (int slot = 0; slot < place.length; slot++) {
            place[slot] = count[squares.side(slot)]++;
        }
        for (int mover = 0; mover < 2; mover++) {
            origins[mover ^ 1] = new AtomicLongArray(squares.size / 2 * count[mover] * words);
        }
    }

    private static int words(int squareCount) {
        return squareCount + 63 >> 6;
    }

    /// The memory that solving takes, in bytes.
    ///
    /// @param size see [EndingSquares#size]
    static long bytes(long size, int pieces, int squareCount) {
        return size * (BYTES + 4L * pieces * words(squareCount));
    }

    /// The table; empty if the rules do more than tables hold.
    Optional<EndingTable> solve() {
        List<Worker> workers = new ArrayList<>();
        for (int square : squares.leadSquares()) {
            workers.add(new Worker(0, square));
            workers.add(new Worker(1, square));
        }
        progress.begins("", 0, workers.size());
        if (threads == 1) {
            workers.forEach(worker -> {
                worker.run();
                progress.step();
            });
        } else {
            share(workers);
        }
        if (!solvable) {
            return Optional.empty();
        }
        workers.forEach(Worker::addToAll);
        decide();
        progress.ends();
        return Optional.of(new EndingTable(squares, values));
    }

    private void share(List<Worker> workers) {
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> running = new ArrayList<>();
            workers.forEach(worker -> running.add(executor.submit(worker)));
            for (Future<?> worker : running) {
                worker.get();
                progress.step();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : new IllegalStateException(e.getCause());
        } finally {
            executor.shutdownNow();
        }
    }

    private static void checkStop() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
    }

    /// Generates the moves of the positions with one side to move and the leading piece on one square.
    private final class Worker implements Runnable {

        private final int side;
        private final int start;
        private final int[] moves = new int[tables.maxMoves];

        /// The squares of a position one move away.
        private final int[] neighbour = new int[material.size()];

        /// The distinct results of moves that change the material, by a number for the material; its tables follow.
        private final IntList othersSeen = new IntList();

        private final List<Optional<EndingTable>> othersFound = new ArrayList<>();

        private final List<IntList> levels = new ArrayList<>();
        private int visited;

        Worker(int side, int start) {
            this.side = side;
            this.start = start;
        }

        @Override
        public void run() {
            EndingPositions.visit(tables, squares, side, start, this::visit);
        }

        void addToAll() {
            for (int plies = 0; plies < levels.size(); plies++) {
                IntList all = level(EndingSolver.this.levels, plies);
                IntList those = levels.get(plies);
                for (int i = 0; i < those.size(); i++) {
                    all.add(those.get(i));
                }
            }
            levels.clear();
        }

        private boolean visit(PositionState p, int[] at) {
            int index = squares.index(at, p.sideToMove);
            if ((visited++ & STEPS) == 0) {
                checkStop();
            }
            values[index] = 0;
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
            demand(undecided <= MAX_MOVES);
            open[index] = (byte) undecided;
            if (wins) {
                level(levels, win).add(index);
            } else if (undecided == 0) {
                level(levels, longest[index]).add(~index);
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
            AtomicLongArray into = origins[mover ^ 1];
            long before;
            do {
                before = into.getPlain(bits);
                if ((before & bit) != 0) {
                    return 0;
                }
            } while (!into.compareAndSet(bits, before, before | bit));
            return 1;
        }

        /// Makes a move that may change the material; returns the value of the position after it for the other side.
        private int made(PositionState p, int index, int[] at, int move) {
            MoveMaker.make(p, move);
            int pieces = p.pieceCount[0] + p.pieceCount[1];
            int value = 0;
            if (p.enPassant != PositionState.NO_SQUARE || pieces == 0 || p.inHand[0] + p.inHand[1] > 0) {
                demand(false);
            } else {
                int after = number(p);
                if (after == own) {
                    value = madeWithin(p, index, at, move);
                } else {
                    Optional<EndingTable> table = other(p, after);
                    demand(table.isPresent());
                    value = table.map(found -> found.value(p)).orElse(0);
                }
            }
            MoveMaker.unmake(p);
            return value;
        }

        /// Gives up if a condition of tables does not hold.
        private void demand(boolean holds) {
            if (!holds) {
                solvable = false;
            }
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
            demand(Arrays.equals(after, moved));
            return solvable && step(index, at, from, Move.to(move)) == 1 ? WITHIN : KNOWN;
        }

        private void end(int index, GameStatus status) {
            open[index] = 1;
            switch (status) {
                case OPEN, DRAWN -> {}
                case WON -> level(levels, 0).add(index);
                case LOST -> level(levels, 0).add(~index);
            }
        }
    }

    private int origin(int index, int slot) {
        int mover = index & 1 ^ 1;
        return ((index >> 1) * count[mover] + place[slot]) * words;
    }

    private static int number(EndingMaterial material) {
        int number = 0;
        for (int i = material.size() - 1; i >= 0; i--) {
            number = number << 8 | material.pieces().get(i) + 1;
        }
        return number << 8 * (EndingScope.MAX_SOLVED - material.size());
    }

    /// A number for the material on the board.
    private static int number(PositionState p) {
        int first = 0;
        int second = 0;
        int third = 0;
        int fourth = 0;
        for (int side = 0; side < 2; side++) {
            int begin = side * p.squareCount;
            for (int i = begin; i < begin + p.pieceCount[side]; i++) {
                int piece = 1 + side * p.kindCount + p.kind[p.pieceList[i]];
                if (piece > first) {
                    fourth = third;
                    third = second;
                    second = first;
                    first = piece;
                } else if (piece > second) {
                    fourth = third;
                    third = second;
                    second = piece;
                } else if (piece > third) {
                    fourth = third;
                    third = piece;
                } else {
                    fourth = piece;
                }
            }
        }
        return first << 24 | second << 16 | third << 8 | fourth;
    }

    private static IntList level(List<IntList> levels, int plies) {
        while (levels.size() <= plies) {
            levels.add(new IntList());
        }
        return levels.get(plies);
    }

    private void decide() {
        int[] at = new int[material.size()];
        for (int plies = 0; plies < levels.size(); plies++) {
            checkStop();
            IntList level = levels.get(plies);
            for (int i = 0; i < level.size(); i++) {
                int entry = level.get(i);
                int index = entry < 0 ? ~entry : entry;
                if (values[index] == 0) {
                    values[index] = (short) (entry < 0 ? -(plies + 1) : plies + 1);
                    back(index, at, plies, entry < 0);
                }
            }
            levels.set(plies, new IntList());
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
                for (long left = origins[side].getPlain(bits + word); left != 0; left &= left - 1) {
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
            level(levels, plies + 1).add(before);
        } else if (--open[before] == 0) {
            level(levels, Math.max(plies + 1, longest[before])).add(~before);
        }
    }
}
