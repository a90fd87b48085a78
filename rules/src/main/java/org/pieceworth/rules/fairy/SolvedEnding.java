package org.pieceworth.rules.fairy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.fairy.table.EndingCache;
import org.pieceworth.rules.fairy.table.EndingMaterial;
import org.pieceworth.rules.fairy.table.EndingTable;
import org.pieceworth.rules.fairy.table.PossibleSquares;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.san.SanWriter;

/// All positions of an ending with their values, see [EndingSurvey].
public final class SolvedEnding {

    private final VariantRules rules;
    private final EndingCache cache;
    private final EndingMaterial material;
    private final EndingTable table;
    private final PossibleSquares possible;

    SolvedEnding(VariantRules rules, EndingCache cache, EndingMaterial material, EndingTable table) {
        this.rules = rules;
        this.cache = cache;
        this.material = material;
        this.table = table;
        possible = new PossibleSquares(rules.tables());
    }

    /// A piece of the ending.
    public record Man(Side side, char letter) {}

    /// Counts of positions with one side to move: legal ones, with each piece on a square that it can have in a
    /// game.
    ///
    /// @param positions all
    /// @param won by the side to move
    /// @param lost by the side to move
    /// @param wonIn positions won in a number of plies, by plies; mirrored and turned ones of the same value
    /// count once
    /// @param lostIn positions lost in a number of plies, in the same way
    /// @param different all positions, in the same way
    public record Tally(long positions, long won, long lost, List<Long> wonIn, List<Long> lostIn, long different) {

        public Tally {
            wonIn = List.copyOf(wonIn);
            lostIn = List.copyOf(lostIn);
        }

        public long drawn() {
            return positions - won - lost;
        }

        /// The most moves of the side to move to a forced win; 0 without one.
        public int longest() {
            return wonIn.size() / 2;
        }
    }

    /// The pieces, in the order of their squares in [#tallies].
    public List<Man> men() {
        int kinds = rules.tables().kindCount;
        return material.pieces().stream()
                .map(piece -> new Man(
                        piece < kinds ? Side.WHITE : Side.BLACK,
                        rules.tables().pieceKinds.get(piece % kinds).letter()))
                .toList();
    }

    /// Counts the positions with a side to move.
    public Tally tally(Side toMove) {
        return tallies(toMove, 1, _ -> 0).getFirst();
    }

    /// Counts the positions with a side to move in classes.
    ///
    /// @param classOf the class of squares, by piece, from 0 on
    public List<Tally> tallies(Side toMove, int classes, ToIntFunction<int[]> classOf) {
        List<Counter> counters = Stream.generate(Counter::new).limit(classes).toList();
        forEach(
                toMove,
                (at, images, value) -> counters.get(classOf.applyAsInt(at)).add(images, value));
        return counters.stream().map(Counter::tally).toList();
    }

    /// Visits the positions that games can have.
    private void forEach(Side toMove, EndingTable.Visitor visitor) {
        table.forEach(toMove.ordinal(), (at, images, value) -> {
            for (int slot = 0; slot < at.length; slot++) {
                if (!possible.has(material.pieces().get(slot), at[slot])) {
                    return;
                }
            }
            visitor.visit(at, images, value);
        });
    }

    private static final class Counter {

        private long positions;
        private long won;
        private long lost;
        private long different;
        private long[] wonIn = {};
        private long[] lostIn = {};

        void add(int images, int value) {
            positions += images;
            different++;
            if (value > 0) {
                won += images;
                wonIn = counted(wonIn, value - 1);
            } else if (value < 0) {
                lost += images;
                lostIn = counted(lostIn, -value - 1);
            }
        }

        private static long[] counted(long[] counts, int plies) {
            long[] room = plies < counts.length ? counts : Arrays.copyOf(counts, plies + 1);
            room[plies]++;
            return room;
        }

        Tally tally() {
            return new Tally(positions, won, lost, list(wonIn), list(lostIn), different);
        }

        private static List<Long> list(long[] counts) {
            return LongStream.of(counts).boxed().toList();
        }
    }

    /// A position that takes the side to move the most moves to win; the first in the order of the squares.
    public Optional<VariantPosition> hardest(Side toMove) {
        int[] longest = {0};
        List<int[]> found = new ArrayList<>();
        forEach(toMove, (at, _, value) -> {
            if (value > longest[0]) {
                longest[0] = value;
                found.clear();
                found.add(at.clone());
            }
        });
        return found.stream().map(at -> position(toMove, at)).findFirst();
    }

    private VariantPosition position(Side toMove, int[] at) {
        PositionState state = new PositionState(rules.tables());
        state.sideToMove = toMove.ordinal();
        state.fullmoveNumber = 1;
        state.hash ^= state.hashOfState();
        for (int slot = 0; slot < at.length; slot++) {
            int piece = material.pieces().get(slot);
            state.put(piece / state.kindCount, piece % state.kindCount, at[slot]);
        }
        return new VariantPosition(state, rules.fenRules());
    }

    /// The value of a position of these pieces, or of the pieces left after captures or promotions.
    public EndingValue value(VariantPosition position) {
        return EndingValue.of(number(position));
    }

    private int number(VariantPosition position) {
        EndingMaterial left = EndingMaterial.of(position.state());
        return left.equals(material)
                ? table.value(position.state())
                : cache.table(left).orElseThrow().value(position.state());
    }

    /// A move in SAN, and the position after it.
    public record Ply(String san, String fen) {}

    /// The moves from a position that is won or lost to its end, with best play of both.
    public List<Ply> line(VariantPosition start) {
        List<Ply> line = new ArrayList<>();
        int[] moves = new int[start.maxMoves()];
        for (int left = Math.abs(number(start)) - 1; left > 0; left--) {
            int count = start.generate(moves);
            int best = 0;
            int lowest = Integer.MAX_VALUE;
            for (int i = 0; i < count; i++) {
                start.make(moves[i]);
                int rank = rank(number(start));
                start.unmake();
                if (rank < lowest) {
                    lowest = rank;
                    best = moves[i];
                }
            }
            String san = SanWriter.write(start, best);
            start.make(best);
            line.add(new Ply(san, start.fen()));
        }
        for (int i = 0; i < line.size(); i++) {
            start.unmake();
        }
        return line;
    }

    /// Orders values for the side that has them: a quick loss is least, a quick win most.
    private static int rank(int value) {
        return value == 0 ? 0 : value > 0 ? Short.MAX_VALUE - value : -Short.MAX_VALUE - value;
    }
}
