package org.pieceworth.rules.fairy.compile;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.ConnectRules;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.RoyalRules.Extinction;
import org.pieceworth.rules.variant.Variant;

/// Tables for effects of captures and for the ends of games by extinction or at a goal.
public final class EndTables {

    private static final Extinction NEVER = new Extinction(Set.of(), -1, 0, GameValue.LOSS, false, false, false);

    /// Points of the pieces of Janggi; they decide a game without checkmate.
    private static final Map<String, Integer> POINTS =
            Map.of("rook", 13, "janggiCannon", 7, "horse", 5, "janggiElephant", 3, "wazir", 3, "soldier", 2);

    /// Squares a king's step away, by square.
    public final int[][] neighbours;

    /// Kinds that a blast spares at its centre.
    public final long blastImmune;

    /// Kinds that a blast spares around its centre.
    public final long blastProof;

    /// Kinds that turn into a wall when they take.
    public final long petrifying;

    /// Petrifying kinds that are royal because they must not die out: they never capture.
    public final long petrifyingRoyals;

    /// Kinds that do not take each other.
    public final long mutuallyImmune;

    /// The rule of extinction; in variants without it, one that never applies.
    public final Extinction extinction;

    /// The kinds of each type that must not die out, or of all together.
    public final long[] extinctionTypes;

    /// Kinds of a side that reach the goal, by side.
    public final long[] flagKinds;

    /// The rights to castle whose use wins, see [org.pieceworth.rules.fairy.make.CastlingMoves].
    public final int castlingWins;

    /// Points when games of Janggi are counted, by kind.
    public final int[] janggiPoints;

    /// Kinds that counting rules distinguish: pawns while there are any, the others by the speed of their mates.
    public final long countedPawns;

    public final long countedRooks;
    public final long countedKhons;
    public final long knights;

    /// By [XiangqiPiece]: its kinds.
    public final long[] xiangqiKinds;

    /// Kinds whose check a mate of Shatar needs: queen, rook and knight.
    public final long shatarCheckers;

    /// The kinds whose connections win.
    public final long connectKinds;

    /// True if only kings reach the goal: the game then ends at once unless the other king can follow.
    public final boolean kingReachesFlag;

    EndTables(Variant variant, KindTables kinds) {
        neighbours = neighbours(variant.surface());
        blastImmune = kinds.ofTypes(variant.captures().blastImmune());
        blastProof = blastImmune | kinds.orthodoxPawns;
        petrifying = kinds.ofTypes(variant.captures().petrify());
        mutuallyImmune = kinds.ofTypes(variant.captures().mutuallyImmune());
        extinction = variant.royals().extinction().orElse(NEVER);
        extinctionTypes = extinctionTypes(variant, kinds);
        long mortal = 0;
        for (long types : extinctionTypes) {
            mortal |= types;
        }
        petrifyingRoyals = extinction.pseudoRoyal() ? petrifying & mortal : 0;
        flagKinds = new long[] {flagKinds(variant, Side.WHITE, kinds), flagKinds(variant, Side.BLACK, kinds)};
        castlingWins = "KQkq"
                .chars()
                .filter(right -> variant.end().castlingWins().indexOf(right) >= 0)
                .map(right -> 1 << "KQkq".indexOf(right))
                .sum();
        janggiPoints = new int[PieceKinds.MAX_KINDS];
        POINTS.forEach((name, points) -> {
            for (long left = kinds.named(name); left != 0; left &= left - 1) {
                janggiPoints[Long.numberOfTrailingZeros(left)] = points;
            }
        });
        countedPawns = kinds.orthodoxPawns;
        countedRooks = kinds.named("rook");
        countedKhons = kinds.named("silver");
        knights = kinds.named("knight");
        shatarCheckers = kinds.named("bers") | countedRooks | knights;
        xiangqiKinds = Arrays.stream(XiangqiPiece.values())
                .mapToLong(piece -> kinds.named(piece.type))
                .toArray();
        connectKinds = variant.end()
                .connect()
                .map(ConnectRules::pieces)
                .filter(types -> !types.isEmpty())
                .map(kinds::ofTypes)
                .orElse(kinds.all());
        kingReachesFlag = (flagKinds[0] & ~kinds.royal) == 0;
    }

    private static int[][] neighbours(SquareBoard board) {
        int[][] near = new int[board.squares()][];
        for (int square = 0; square < near.length; square++) {
            int from = square;
            near[square] = IntStream.range(0, 9)
                    .filter(i -> i != 4)
                    .map(i -> board.step(from, i % 3 - 1, i / 3 - 1))
                    .filter(to -> to >= 0 && to != from)
                    .distinct()
                    .toArray();
        }
        return near;
    }

    private long[] extinctionTypes(Variant variant, KindTables kinds) {
        if (variant.royals().extinction().isEmpty()) {
            return new long[0];
        }
        return extinction.types().isEmpty()
                ? new long[] {kinds.all()}
                : extinction.types().stream()
                        .mapToLong(letter -> kinds.ofTypes(Set.of(letter)))
                        .toArray();
    }

    private static long flagKinds(Variant variant, Side side, KindTables kinds) {
        Set<Character> letters =
                variant.end().flag().map(flag -> flag.pieces().of(side)).orElse(Set.of());
        return letters.isEmpty() ? kinds.all() : kinds.ofTypes(letters);
    }
}
