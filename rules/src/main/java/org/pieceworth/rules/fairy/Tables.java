package org.pieceworth.rules.fairy;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.position.Setup.Mark;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.RoyalRules.Extinction;
import org.pieceworth.rules.variant.Variant;

/// A variant compiled into primitives, shared by all its positions and never changed.
final class Tables {

    private static final Extinction NEVER = new Extinction(Set.of(), -1, 0, GameValue.LOSS, false, false, false);

    final Variant variant;
    final RectangularBoard board;
    final Kinds kinds;
    final int squares;
    final int kindCount;

    /// By side, kind and square: where the run begins in `runs`.
    final int[] runStart;
    final int[] runs;

    /// By side and kind: whether moves can come twice.
    final boolean[] overlaps;

    /// By side and kind: what it can become.
    final int[][] promotions;

    /// By kind: the most pieces of its type for another to be made, 0 without a limit.
    final int[] limits;

    /// By kind: the kinds of its type, a bit each.
    final long[] sameType;

    /// By side: from where it takes.
    final Reach[] reach;

    /// By side: from where it takes en passant.
    final Reach[] enPassantReach;

    /// By side: kinds whose captures cannot be read backwards, a bit each.
    final long[] forward = new long[2];

    /// Kinds that may not be left under attack.
    final long royal;

    /// By side: kinds whose moves set the clock to 0.
    final long[] resetting;

    /// By side: squares on which en passant is open.
    final boolean[][] enPassantOpen;

    /// By side: the kinds that are pawns for promotion.
    final long[] pawns = new long[2];

    /// By kind: the kind that it is in the hand of who captures it.
    final int[] capturedAs;

    final boolean capturesToHand;
    final CastlingFiles castlingFiles;

    /// Kinds that castle as the king, and by side as the rook.
    final long castlingKings;

    final long[] castlingRooks;

    /// By square: its bit among the rights to gate, 0 off the castling ranks.
    final int[] gateBit;

    /// By square: the squares a king's step away.
    final int[][] neighbours;

    /// Kinds that a blast spares at its centre, and around it.
    final long immune;

    final long blastProof;

    /// Kinds that turn into a wall when they take.
    final long petrifying;

    /// Kinds with the letter R.
    final long rooks;

    /// By side: how many kings it starts with.
    final int[] startKings;

    /// Kinds that do not take each other.
    final long mutuallyImmune;

    /// By side and square: where pawns promote.
    final boolean[][] promotionRegion;

    /// By side: the kinds that reach the goal.
    final long[] flagKinds;

    /// Whether it is kings that reach the goal: nobody waits for what cannot be made up for then.
    final boolean kingRuns;

    /// Kinds in hand that have to be dropped.
    final long mustDropKinds;

    /// Kinds that may not mate when dropped.
    final long dropMatePawns;

    /// Kinds with the letter B.
    final long bishops;

    /// What must not die out; without that rule something that cannot happen.
    final Extinction extinction;

    /// The kinds of each type that must not die out, or of all together.
    final long[] extinctionTypes;
    /// By kind: its moves of several legs.
    final LegTable[] legs;

    /// Kinds that can neither be hopped over nor taken by a hop: where palaces have lines, those that hop
    /// themselves.
    final long hopProof;

    /// By side and square: whether first moves are open there.
    final boolean[][] firstMoves;

    /// Nothing for each side, kind and square: the weights of positions that nobody weighs.
    final long[] noWeights;

    final Zobrist zobrist;
    final Special special;
    final DropTable drops;
    final int maxMoves;

    Tables(Variant variant) {
        this.variant = variant;
        board = variant.board();
        kinds = Kinds.of(variant);
        squares = board.squares();
        kindCount = kinds.size();
        RunCompiler compiler = new RunCompiler(variant, kinds);
        RunCompiler.Runs made = compiler.compile();
        runStart = made.start();
        runs = made.data();
        overlaps = made.overlaps();
        royal = mask(variant.royals().kings());
        legs = new LegTable[kindCount];
        for (int kind = 0; kind < kindCount; kind++) {
            legs[kind] =
                    new LegTable(variant.types().get(kinds.get(kind).type()).movement());
            if (!legs[kind].isEmpty()) {
                forward[0] |= 1L << kind;
                forward[1] |= 1L << kind;
            }
        }
        firstMoves = new boolean[][] {
            open(variant.pawns().doubleStep().white().squares()),
            open(variant.pawns().doubleStep().black().squares())
        };
        hopProof = variant.mobility().diagonalLines().isEmpty() ? 0 : hoppers();
        reach = new Reach[] {reach(Side.WHITE, compiler, made), reach(Side.BLACK, compiler, made)};
        enPassantReach = new Reach[] {enPassantReach(Side.WHITE, made), enPassantReach(Side.BLACK, made)};
        PromotionTable table = new PromotionTable(variant, kinds);
        promotions = new int[2 * kindCount][];
        for (Side side : Side.values()) {
            for (int kind = 0; kind < kindCount; kind++) {
                promotions[side.ordinal() * kindCount + kind] = table.targets(side, kind);
                pawns[side.ordinal()] |= table.isPawn(side, kind) ? 1L << kind : 0;
            }
        }
        capturedAs = kinds.list().stream().mapToInt(Kind::captured).toArray();
        capturesToHand = variant.hands().capturesToHand();
        castlingKings = mask(Set.of(variant.castling().kingPiece()));
        castlingRooks = new long[] {
            mask(variant.castling().rookPieces().white()),
            mask(variant.castling().rookPieces().black())
        };
        gateBit = gateBits(variant);
        neighbours = neighbours();
        immune = typeMask(variant.captures().blastImmune());
        blastProof = immune | pawns[0] | pawns[1];
        petrifying = typeMask(variant.captures().petrify());
        rooks = mask(Set.of('R'));
        startKings = startKings();
        mutuallyImmune = typeMask(variant.captures().mutuallyImmune());
        promotionRegion = new boolean[][] {
            open(variant.promotion().region().white().squares()),
            open(variant.promotion().region().black().squares())
        };
        flagKinds = new long[] {flagKinds(Side.WHITE), flagKinds(Side.BLACK)};
        kingRuns = (flagKinds[0] & ~royal) == 0;
        mustDropKinds = variant.hands()
                .mustDropType()
                .map(letter -> mask(Set.of(letter)))
                .orElse((1L << kindCount) - 1);
        Set<Character> single = variant.hands().noDoubled().keySet();
        dropMatePawns = mask(single.isEmpty() ? Set.of('P') : single);
        bishops = mask(Set.of('B'));
        extinction = variant.royals().extinction().orElse(NEVER);
        extinctionTypes = extinctionTypes();
        castlingFiles = new CastlingFiles(
                board.files(),
                variant.castling().kingsideFile(),
                variant.castling().queensideFile());
        limits = new int[kindCount];
        sameType = new long[kindCount];
        for (int kind = 0; kind < kindCount; kind++) {
            char letter = variant.types().get(kinds.get(kind).type()).letter();
            limits[kind] = variant.promotion().limits().getOrDefault(letter, 0);
            sameType[kind] = sameType(kind);
        }
        resetting = new long[] {
            mask(variant.pawns().resetting().white()),
            mask(variant.pawns().resetting().black())
        };
        enPassantOpen = new boolean[][] {
            open(variant.pawns().enPassantRegion().white().squares()),
            open(variant.pawns().enPassantRegion().black().squares())
        };
        noWeights = new long[2 * kindCount * squares];
        zobrist = new Zobrist(kindCount, squares);
        special = new Special(variant, forward[0] | forward[1], longestLegs() > 0);
        drops = new DropTable(variant, kinds, compiler, pawns);
        maxMoves = maxMoves(made.longest() + longestLegs());
    }

    private int[] startKings() {
        int[] kings = new int[2];
        String placement = variant.startFen().strip().split("\\s+")[0];
        for (int i = 0; i < placement.length(); i++) {
            char c = placement.charAt(i);
            if (variant.royals().kings().contains(Character.toUpperCase(c))) {
                kings[Character.isUpperCase(c) ? 0 : 1]++;
            }
        }
        return kings;
    }

    private long flagKinds(Side side) {
        Set<Character> letters =
                variant.end().flag().map(flag -> flag.pieces().of(side)).orElse(Set.of());
        return letters.isEmpty() ? (1L << kindCount) - 1 : typeMask(letters);
    }

    private long[] extinctionTypes() {
        if (variant.royals().extinction().isEmpty()) {
            return new long[0];
        }
        return extinction.types().isEmpty()
                ? new long[] {(1L << kindCount) - 1}
                : extinction.types().stream()
                        .mapToLong(letter -> typeMask(Set.of(letter)))
                        .toArray();
    }

    private int[] gateBits(Variant of) {
        int[] bits = new int[squares];
        if (of.gating().rights()) {
            for (int file = 0; file < board.files(); file++) {
                boolean castles = of.castling().enabled();
                int black = castles ? of.castling().rank().black() : board.ranks() - 1;
                bits[board.square(file, castles ? of.castling().rank().white() : 0)] = 1 << file;
                bits[board.square(file, black)] = 1 << 16 + file;
            }
        }
        return bits;
    }

    private int[][] neighbours() {
        int[][] near = new int[squares][];
        for (int square = 0; square < squares; square++) {
            int from = square;
            near[square] = IntStream.range(0, 9)
                    .filter(i -> i != 4)
                    .map(i -> board.step(from, i % 3 - 1, i / 3 - 1))
                    .filter(to -> to >= 0)
                    .toArray();
        }
        return near;
    }

    /// Every kind on every square, every drop, castling; times what may gate with each.
    private int maxMoves(int longest) {
        int moves = squares * (longest + 4) + squares * 2 * kindCount + 64;
        return variant.gating().seirawan() ? moves * (1 + kindCount) : moves;
    }

    private long hoppers() {
        long mask = 0;
        for (int kind = 0; kind < kindCount; kind++) {
            boolean hops =
                    variant.types().get(kinds.get(kind).type()).movement().any(ray -> ray.kind() == RayKind.HOP);
            mask |= hops ? 1L << kind : 0;
        }
        return mask;
    }

    /// A bound of the moves of several legs that one piece has.
    private int longestLegs() {
        int longest = 0;
        for (LegTable table : legs) {
            int moves = 0;
            for (int[] path : table.legs) {
                int ways = 1;
                for (int i = 0; i < path.length; i += LegTable.WIDTH) {
                    ways *= path[i + 3] == 0 ? 2 * Math.max(board.files(), board.ranks()) : 2 * path[i + 3];
                    ways = Math.min(ways, 1 << 10);
                }
                moves += ways;
            }
            longest = Math.max(longest, moves);
        }
        return longest;
    }

    private boolean[] open(Set<Integer> region) {
        boolean[] open = new boolean[squares];
        region.forEach(square -> open[square] = true);
        return open;
    }

    private long sameType(int kind) {
        long mask = 0;
        for (int other = 0; other < kindCount; other++) {
            mask |= kinds.get(other).type() == kinds.get(kind).type() ? 1L << other : 0;
        }
        return mask;
    }

    /// The kinds of types that are none of the promoted forms.
    long mask(Set<Character> letters) {
        long mask = 0;
        for (int kind = 0; kind < kindCount; kind++) {
            boolean meant = kinds.get(kind).mark() == Mark.NONE
                    && letters.contains(kinds.get(kind).letter());
            mask |= meant ? 1L << kind : 0;
        }
        return mask;
    }

    /// The kinds that move as one of the types, however they came to be.
    long typeMask(Set<Character> letters) {
        long mask = 0;
        for (int kind = 0; kind < kindCount; kind++) {
            char letter = variant.types().get(kinds.get(kind).type()).letter();
            mask |= letters.contains(letter) ? 1L << kind : 0;
        }
        return mask;
    }

    private Reach reach(Side side, RunCompiler compiler, RunCompiler.Runs made) {
        ReachCompiler reaches = new ReachCompiler(board);
        for (int kind = 0; kind < kindCount; kind++) {
            for (int from = 0; from < squares; from++) {
                for (Section section : made.sections().get(index(side, kind, from))) {
                    if (section.capture() && ReachCompiler.serves(section.op())) {
                        reaches.add(kind, from, section, mayEnd(side, kind, from, section, compiler));
                    } else if (section.capture()) {
                        forward[side.ordinal()] |= 1L << kind;
                    }
                }
            }
        }
        if (variant.royals().flyingGeneral()) {
            facing(reaches);
        }
        return reaches.compile();
    }

    private int index(Side side, int kind, int square) {
        return (side.ordinal() * kindCount + kind) * squares + square;
    }

    private static boolean[] mayEnd(Side side, int kind, int from, Section section, RunCompiler compiler) {
        boolean[] may = new boolean[section.targets()];
        for (int i = 0; i < may.length; i++) {
            may[i] = compiler.mayEnd(side, kind, from, section.squares()[i]);
        }
        return may;
    }

    /// Kings that may not face each other attack along ranks and files for that rule.
    private void facing(ReachCompiler reaches) {
        int[][] steps = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        for (int from = 0; from < squares; from++) {
            for (int[] step : steps) {
                int first = board.step(from, step[0], step[1]);
                int at = first;
                for (int i = 0; at >= 0; i++) {
                    for (int kind = 0; kind < kindCount; kind++) {
                        if ((royal >>> kind & 1) != 0) {
                            reaches.addStraight(at, i, from, first, kind);
                        }
                    }
                    at = board.step(at, step[0], step[1]);
                }
            }
        }
    }

    private Reach enPassantReach(Side side, RunCompiler.Runs made) {
        ReachCompiler reaches = new ReachCompiler(board);
        for (int kind = 0; kind < kindCount; kind++) {
            for (int from = 0; from < squares; from++) {
                List<Section> captures = made.enPassant().get(index(side, kind, from));
                for (Section section : captures) {
                    reaches.add(kind, from, section, new boolean[] {true});
                }
            }
        }
        return reaches.compile();
    }
}
