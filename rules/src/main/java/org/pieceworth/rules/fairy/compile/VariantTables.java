package org.pieceworth.rules.fairy.compile;

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
public final class VariantTables {

    private static final Extinction NEVER = new Extinction(Set.of(), -1, 0, GameValue.LOSS, false, false, false);

    public final Variant variant;
    public final RectangularBoard board;
    public final PieceKinds kinds;
    public final int squareCount;
    public final int kindCount;

    /// By side, kind and square: where the run begins in `runs`.
    public final int[] programStart;
    public final int[] program;

    /// By side and kind: whether moves can come twice.
    public final boolean[] duplicates;

    /// By side and kind: what it can become.
    public final int[][] promotions;

    /// By kind: the most pieces of its type for another to be made, 0 without a limit.
    public final int[] promotionLimits;

    /// By kind: the kinds of its type, a bit each.
    public final long[] sameType;

    /// By side: from where it takes.
    public final AttackTable[] attacksTo;

    /// By side: from where it takes en passant.
    public final AttackTable[] enPassantAttacksTo;

    /// By side: kinds whose captures cannot be read backwards, a bit each.
    public final long[] forwardAttackers = new long[2];

    /// Kinds that may not be left under attack.
    public final long royal;

    /// By side: kinds whose moves set the clock to 0.
    public final long[] clockResetting;

    /// By side: squares on which en passant is open.
    public final boolean[][] enPassantOpen;

    /// By side: the kinds that are pawns for promotion.
    public final long[] pawns = new long[2];

    /// By kind: the kind that it is in the hand of who captures it.
    public final int[] capturedAs;

    public final boolean capturesToHand;
    public final CastlingFiles castlingFiles;

    /// Kinds that castle as the king, and by side as the rook.
    public final long castlingKings;

    public final long[] castlingRooks;

    /// By square: its bit among the rights to gate, 0 off the castling ranks.
    public final int[] gateBit;

    /// By square: the squares a king's step away.
    public final int[][] neighbours;

    /// Kinds that a blast spares at its centre, and around it.
    public final long blastImmune;

    public final long blastProof;

    /// Kinds that turn into a wall when they take.
    public final long petrifying;

    /// Kinds with the letter R.
    public final long rooks;

    /// By side: how many kings it starts with.
    public final int[] startKings;

    /// Kinds that do not take each other.
    public final long mutuallyImmune;

    /// By side and square: where pawns promote.
    public final boolean[][] promotionRegion;

    /// By side: the kinds that reach the goal.
    public final long[] flagKinds;

    /// Whether it is kings that reach the goal: nobody waits for what cannot be made up for then.
    public final boolean kingReachesFlag;

    /// Kinds in hand that have to be dropped.
    public final long mustDropKinds;

    /// Kinds that may not mate when dropped.
    public final long dropMatePawns;

    /// Kinds with the letter B.
    public final long bishops;

    /// What must not die out; without that rule something that cannot happen.
    public final Extinction extinction;

    /// The kinds of each type that must not die out, or of all together.
    public final long[] extinctionTypes;
    /// By kind: its moves of several legs.
    public final MultiLegTable[] multiLegs;

    /// Kinds that can neither be hopped over nor taken by a hop: where palaces have lines, those that hop
    /// themselves.
    public final long hopImmune;

    /// By side and square: whether first moves are open there.
    public final boolean[][] firstMoves;

    /// Nothing for each side, kind and square: the weights of positions that nobody weighs.
    public final long[] zeroWeights;

    public final Zobrist zobrist;
    public final RuleFlags flags;
    public final DropTable drops;
    public final int maxMoves;

    public VariantTables(Variant variant) {
        this.variant = variant;
        board = variant.board();
        kinds = PieceKinds.of(variant);
        squareCount = board.squares();
        kindCount = kinds.size();
        MoveProgramCompiler compiler = new MoveProgramCompiler(variant, kinds);
        MoveProgramCompiler.MovePrograms made = compiler.compile();
        programStart = made.start();
        program = made.code();
        duplicates = made.duplicates();
        royal = mask(variant.royals().kings());
        multiLegs = new MultiLegTable[kindCount];
        for (int kind = 0; kind < kindCount; kind++) {
            multiLegs[kind] = new MultiLegTable(
                    variant.types().get(kinds.get(kind).type()).movement());
            if (!multiLegs[kind].isEmpty()) {
                forwardAttackers[0] |= 1L << kind;
                forwardAttackers[1] |= 1L << kind;
            }
        }
        firstMoves = new boolean[][] {
            regionFlags(variant.pawns().doubleStep().white().squares()),
            regionFlags(variant.pawns().doubleStep().black().squares())
        };
        hopImmune = variant.mobility().diagonalLines().isEmpty() ? 0 : hoppers();
        attacksTo =
                new AttackTable[] {attackTable(Side.WHITE, compiler, made), attackTable(Side.BLACK, compiler, made)};
        enPassantAttacksTo = new AttackTable[] {enPassantTable(Side.WHITE, made), enPassantTable(Side.BLACK, made)};
        PromotionTable table = new PromotionTable(variant, kinds);
        promotions = new int[2 * kindCount][];
        for (Side side : Side.values()) {
            for (int kind = 0; kind < kindCount; kind++) {
                promotions[side.ordinal() * kindCount + kind] = table.targets(side, kind);
                pawns[side.ordinal()] |= table.isPawn(side, kind) ? 1L << kind : 0;
            }
        }
        capturedAs = kinds.list().stream().mapToInt(PieceKind::captured).toArray();
        capturesToHand = variant.hands().capturesToHand();
        castlingKings = mask(Set.of(variant.castling().kingPiece()));
        castlingRooks = new long[] {
            mask(variant.castling().rookPieces().white()),
            mask(variant.castling().rookPieces().black())
        };
        gateBit = gateBits(variant);
        neighbours = neighbours();
        blastImmune = typeMask(variant.captures().blastImmune());
        blastProof = blastImmune | pawns[0] | pawns[1];
        petrifying = typeMask(variant.captures().petrify());
        rooks = mask(Set.of('R'));
        startKings = startKings();
        mutuallyImmune = typeMask(variant.captures().mutuallyImmune());
        promotionRegion = new boolean[][] {
            regionFlags(variant.promotion().region().white().squares()),
            regionFlags(variant.promotion().region().black().squares())
        };
        flagKinds = new long[] {flagKinds(Side.WHITE), flagKinds(Side.BLACK)};
        kingReachesFlag = (flagKinds[0] & ~royal) == 0;
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
        promotionLimits = new int[kindCount];
        sameType = new long[kindCount];
        for (int kind = 0; kind < kindCount; kind++) {
            char letter = variant.types().get(kinds.get(kind).type()).letter();
            promotionLimits[kind] = variant.promotion().limits().getOrDefault(letter, 0);
            sameType[kind] = sameType(kind);
        }
        clockResetting = new long[] {
            mask(variant.pawns().resetting().white()),
            mask(variant.pawns().resetting().black())
        };
        enPassantOpen = new boolean[][] {
            regionFlags(variant.pawns().enPassantRegion().white().squares()),
            regionFlags(variant.pawns().enPassantRegion().black().squares())
        };
        zeroWeights = new long[2 * kindCount * squareCount];
        zobrist = new Zobrist(kindCount, squareCount);
        flags = new RuleFlags(variant, forwardAttackers[0] | forwardAttackers[1], longestLegs() > 0);
        drops = new DropTable(variant, kinds, compiler, pawns);
        maxMoves = maxMoves(made.maxMoves() + longestLegs());
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
        int[] bits = new int[squareCount];
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
        int[][] near = new int[squareCount][];
        for (int square = 0; square < squareCount; square++) {
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
        int moves = squareCount * (longest + 4) + squareCount * 2 * kindCount + 64;
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
        for (MultiLegTable table : multiLegs) {
            int moves = 0;
            for (int[] path : table.legs) {
                int ways = 1;
                for (int i = 0; i < path.length; i += MultiLegTable.WIDTH) {
                    ways *= path[i + 3] == 0 ? 2 * Math.max(board.files(), board.ranks()) : 2 * path[i + 3];
                    ways = Math.min(ways, 1 << 10);
                }
                moves += ways;
            }
            longest = Math.max(longest, moves);
        }
        return longest;
    }

    private boolean[] regionFlags(Set<Integer> region) {
        boolean[] open = new boolean[squareCount];
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

    private AttackTable attackTable(Side side, MoveProgramCompiler compiler, MoveProgramCompiler.MovePrograms made) {
        AttackTableCompiler reaches = new AttackTableCompiler(board);
        for (int kind = 0; kind < kindCount; kind++) {
            for (int from = 0; from < squareCount; from++) {
                for (Instruction section : made.instructions().get(index(side, kind, from))) {
                    if (section.capture() && AttackTableCompiler.isReversible(section.opcode())) {
                        reaches.add(kind, from, section, mayEnd(side, kind, from, section, compiler));
                    } else if (section.capture()) {
                        forwardAttackers[side.ordinal()] |= 1L << kind;
                    }
                }
            }
        }
        if (variant.royals().flyingGeneral()) {
            addFacingKings(reaches);
        }
        return reaches.compile();
    }

    private int index(Side side, int kind, int square) {
        return (side.ordinal() * kindCount + kind) * squareCount + square;
    }

    private static boolean[] mayEnd(Side side, int kind, int from, Instruction section, MoveProgramCompiler compiler) {
        boolean[] may = new boolean[section.targets()];
        for (int i = 0; i < may.length; i++) {
            may[i] = compiler.mayEnd(side, kind, from, section.squares()[i]);
        }
        return may;
    }

    /// Kings that may not face each other attack along ranks and files for that rule.
    private void addFacingKings(AttackTableCompiler reaches) {
        int[][] steps = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        for (int from = 0; from < squareCount; from++) {
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

    private AttackTable enPassantTable(Side side, MoveProgramCompiler.MovePrograms made) {
        AttackTableCompiler reaches = new AttackTableCompiler(board);
        for (int kind = 0; kind < kindCount; kind++) {
            for (int from = 0; from < squareCount; from++) {
                List<Instruction> captures = made.enPassant().get(index(side, kind, from));
                for (Instruction section : captures) {
                    reaches.add(kind, from, section, new boolean[] {true});
                }
            }
        }
        return reaches.compile();
    }
}
