package org.pieceworth.rules.fairy.table;

import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.variant.ConnectRules;
import org.pieceworth.rules.variant.EndRules;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Region;
import org.pieceworth.rules.variant.Sided;
import org.pieceworth.rules.variant.Variant;

/// Finds positions of equal value by the rules of a variant, without rights to castle.
final class RuleSymmetry {

    private RuleSymmetry() {}

    /// Mirror image of a square from left to right, or itself if the two are not equivalent, by square.
    static int[] images(VariantTables t) {
        IntUnaryOperator image = isSameOnBothWings(t.variant) ? mirror(t.board) : square -> square;
        return IntStream.range(0, t.squareCount).map(image).toArray();
    }

    /// True if every piece and region equals its mirror image.
    static boolean isSameOnBothWings(Variant v) {
        int grid = v.mobility().grid();
        return v.types().stream().map(PieceType::movement).allMatch(Movement::hasNoSides)
                && sidedRegions(v)
                        .flatMap(each -> Stream.of(each.white(), each.black()))
                        .allMatch(region -> areImages(region, region, mirror(v.board())))
                && hasSymmetricLines(v, mirror(v.board()))
                && (grid == 0 || v.board().files() % grid == 0);
    }

    /// True if, in addition, Black has the possibilities of White, seen from its side of the board.
    static boolean isSameForBothColours(Variant v) {
        int last = v.board().squares() - 1;
        IntUnaryOperator turn = square -> last - square;
        int grid = v.mobility().grid();
        Stream<Sided<?>> pieces = Stream.of(
                v.pawns().enPassantTypes(),
                v.pawns().resetting(),
                v.promotion().pawnTypes(),
                v.promotion().pieceTypes());
        return isSameOnBothWings(v)
                && pieces.allMatch(each -> each.white().equals(each.black()))
                && sidedRegions(v).allMatch(each -> areImages(each.white(), each.black(), turn))
                && hasSymmetricLines(v, turn)
                && v.end().flag().isEmpty()
                && v.end().connect().isEmpty()
                && (grid == 0 || v.board().ranks() % grid == 0);
    }

    private static Stream<Sided<Region>> sidedRegions(Variant v) {
        List<Sided<Region>> always = List.of(
                v.pawns().doubleStep(),
                v.pawns().tripleStep(),
                v.pawns().enPassantRegion(),
                v.promotion().region());
        Stream<Sided<Region>> goals = Stream.concat(
                v.end().flag().map(EndRules.Flag::region).stream(),
                v.end().connect().stream().flatMap(RuleSymmetry::joined));
        return Stream.of(always.stream(), v.mobility().regions().values().stream(), goals)
                .flatMap(each -> each);
    }

    private static Stream<Sided<Region>> joined(ConnectRules connect) {
        return Stream.of(connect.from(), connect.to());
    }

    private static boolean hasSymmetricLines(Variant v, IntUnaryOperator image) {
        Region lines = v.mobility().diagonalLines();
        return areImages(lines, lines, image);
    }

    private static boolean areImages(Region one, Region other, IntUnaryOperator image) {
        Set<Integer> squares = other.squares();
        return one.squares().size() == squares.size()
                && one.squares().stream().allMatch(square -> squares.contains(image.applyAsInt(square)));
    }

    private static IntUnaryOperator mirror(RectangularBoard board) {
        return square -> board.square(board.files() - 1 - board.file(square), board.rank(square));
    }
}
