package org.pieceworth.rules.fairy.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.position.IllegalSetupException;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// Where the rules are said to be the same on both wings or for both colours, a position has the moves of its image.
class RuleSymmetryTest {

    private static final int POSITIONS = 40;

    private static Stream<Variant> covered() {
        return Variants.shipped().names().stream()
                .map(name -> Variants.open(name).variant())
                .filter(variant -> EndingScope.covers(new VariantTables(variant)));
    }

    private static Stream<Variant> sameOnBothWings() {
        return covered().filter(RuleSymmetry::isSameOnBothWings);
    }

    private static Stream<Variant> sameForBothColours() {
        return covered().filter(RuleSymmetry::isSameForBothColours);
    }

    @ParameterizedTest
    @MethodSource("sameOnBothWings")
    void aPositionHasTheMovesOfItsMirrorImage(Variant variant) {
        RectangularBoard board = variant.board();
        compare(variant, square -> board.square(board.files() - 1 - board.file(square), board.rank(square)), false);
    }

    @ParameterizedTest
    @MethodSource("sameForBothColours")
    void aPositionHasTheMovesOfTheSameWithColoursExchanged(Variant variant) {
        compare(variant, square -> variant.board().squares() - 1 - square, true);
    }

    private static void compare(Variant variant, IntUnaryOperator image, boolean swaps) {
        VariantRules rules = VariantRules.of(variant);
        SplittableRandom random = new SplittableRandom(variant.name().hashCode());
        int seen = 0;
        for (int i = 0; i < 40 * POSITIONS && seen < POSITIONS; i++) {
            Map<Integer, SidedPiece> pieces = draw(variant, random);
            Side side = side(random);
            Optional<VariantPosition> drawn = position(rules, pieces, side);
            if (drawn.isPresent()) {
                VariantPosition other = position(rules, imageOf(pieces, image, swaps), swaps ? side.other() : side)
                        .orElseThrow();
                assertThat(moves(other, square -> square)).as(drawn.get().fen()).isEqualTo(moves(drawn.get(), image));
                assertThat(other.inCheck()).isEqualTo(drawn.get().inCheck());
                assertThat(other.ended()).isEqualTo(drawn.get().ended());
                seen++;
            }
        }
        assertThat(seen).isEqualTo(POSITIONS);
    }

    /// Kings, where the game has them, and two pieces more.
    private static Map<Integer, SidedPiece> draw(Variant variant, SplittableRandom random) {
        List<SidedPiece> drawn = new ArrayList<>();
        for (char king : variant.royals().kings()) {
            drawn.add(new SidedPiece(Side.WHITE, king));
            drawn.add(new SidedPiece(Side.BLACK, king));
        }
        for (int i = 0; i < 2; i++) {
            PieceType type = variant.types().get(random.nextInt(variant.types().size()));
            drawn.add(new SidedPiece(side(random), type.letter()));
        }
        Map<Integer, SidedPiece> pieces = new HashMap<>();
        drawn.forEach(piece -> pieces.put(random.nextInt(variant.board().squares()), piece));
        return pieces;
    }

    private static Side side(SplittableRandom random) {
        return random.nextBoolean() ? Side.WHITE : Side.BLACK;
    }

    private static Map<Integer, SidedPiece> imageOf(
            Map<Integer, SidedPiece> pieces, IntUnaryOperator image, boolean swaps) {
        Map<Integer, SidedPiece> other = new HashMap<>();
        pieces.forEach((square, piece) -> other.put(
                image.applyAsInt(square), new SidedPiece(swaps ? piece.side().other() : piece.side(), piece.letter())));
        return other;
    }

    private static Optional<VariantPosition> position(
            VariantRules rules, Map<Integer, SidedPiece> pieces, Side sideToMove) {
        try {
            return Optional.of(rules.position(new Setup(
                    rules.variant().board(),
                    pieces,
                    sideToMove,
                    Set.of(),
                    OptionalInt.empty(),
                    0,
                    1,
                    Setup.Extras.NONE)));
        } catch (IllegalSetupException _) {
            return Optional.empty();
        }
    }

    private static Set<String> moves(VariantPosition p, IntUnaryOperator image) {
        int[] moves = new int[p.maxMoves()];
        int count = p.generate(moves);
        return Stream.iterate(0, i -> i < count, i -> i + 1)
                .map(i -> image.applyAsInt(Move.from(moves[i])) + "-" + image.applyAsInt(Move.to(moves[i])) + " "
                        + Move.kind(moves[i]) + " " + Move.promotedType(moves[i]))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @CsvSource({
        "customPiece1 = a:flNfrNbW, false, false",
        "customPiece1 = a:FmW, true, true",
        "promotionRegionWhite = e8 f8 g8 h8, false, false",
        "promotionRegionWhite = *7 *8, true, false",
        "promotionPieceTypesWhite = q, true, false",
        "mobilityRegionWhiteKnight = a* b* c*, false, false",
        "flagRegionWhite = *8, true, false"
    })
    void whatDiffersIsSeen(String key, boolean wings, boolean colours) {
        Variant variant = Variants.parse("own.ini", "[own:chess]\n" + key + "\n")
                .read("own")
                .variant();
        assertThat(RuleSymmetry.isSameOnBothWings(variant)).isEqualTo(wings);
        assertThat(RuleSymmetry.isSameForBothColours(variant)).isEqualTo(colours);
    }
}
