package org.pieceworth.rules.fairy.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
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
import org.pieceworth.text.Progress;

/// Where the rules are said to be the same on both wings or for both colours, a position has the moves of its image.
class RuleSymmetryTest {

    private static final int POSITIONS = 40;

    /// Each has a material of its own, whose images have to be found first.
    private static final int MATERIALS = 3;

    record Compiled(VariantTables tables, VariantRules rules) {

        Variant variant() {
            return tables.variant;
        }

        @Override
        public String toString() {
            return variant().name();
        }
    }

    /// Compiled once for all tests.
    private static final List<Compiled> COVERED = Stream.concat(
                    Variants.shipped().names().stream()
                            .map(name -> Variants.open(name).variant()),
                    Stream.of("cylinder", "torus").map(RuleSymmetryTest::joined))
            .map(VariantTables::new)
            .filter(EndingScope::covers)
            .map(tables -> new Compiled(tables, VariantRules.of(tables.variant)))
            .toList();

    private static Stream<Compiled> covered() {
        return COVERED.stream();
    }

    private static Variant joined(String edges) {
        return Variants.parse("own.ini", """
                [joined:chess]
                board = %s
                startFen = 4k3/8/8/8/4K3/8/8/8 w - - 0 1
                """.formatted(edges)).read("joined").variant();
    }

    private static Stream<Compiled> sameOnBothWings() {
        return covered().filter(compiled -> RuleSymmetry.isSameOnBothWings(compiled.variant()));
    }

    private static Stream<Compiled> sameForBothColours() {
        return covered().filter(compiled -> RuleSymmetry.isSameForBothColours(compiled.variant()));
    }

    @ParameterizedTest
    @MethodSource("sameOnBothWings")
    void aPositionHasTheMovesOfItsMirrorImage(Compiled compiled) {
        RectangularBoard board = compiled.variant().board();
        compare(
                compiled,
                POSITIONS,
                _ -> List.of(square -> board.square(board.files() - 1 - board.file(square), board.rank(square))),
                false);
    }

    @ParameterizedTest
    @MethodSource("covered")
    void aPositionHasTheMovesOfTheImagesOfItsMaterial(Compiled compiled) {
        VariantTables tables = compiled.tables();
        int[] mirror = RuleSymmetry.images(tables);
        compare(
                compiled,
                MATERIALS,
                position -> Arrays.stream(
                                MaterialSymmetry.images(tables, mirror, material(compiled.variant(), position)))
                        .map(image -> (IntUnaryOperator) square -> image[square])
                        .toList(),
                false);
    }

    private static EndingMaterial material(Variant variant, VariantPosition position) {
        int kinds = position.letters().length();
        return new EndingMaterial(IntStream.range(0, variant.board().squares())
                .map(position::pieceAt)
                .filter(piece -> piece != 0)
                .map(piece -> piece > 0 ? piece - 1 : kinds - piece - 1)
                .sorted()
                .boxed()
                .toList());
    }

    @ParameterizedTest
    @MethodSource("sameForBothColours")
    void aPositionHasTheMovesOfTheSameWithColoursExchanged(Compiled compiled) {
        int squares = compiled.variant().board().squares();
        compare(compiled, POSITIONS, _ -> List.of(square -> squares - 1 - square), true);
    }

    private static void compare(
            Compiled compiled, int positions, Function<VariantPosition, List<IntUnaryOperator>> images, boolean swaps) {
        Variant variant = compiled.variant();
        VariantRules rules = compiled.rules();
        SplittableRandom random = new SplittableRandom(variant.name().hashCode());
        int seen = 0;
        for (int i = 0; i < 40 * positions && seen < positions; i++) {
            Map<Integer, SidedPiece> pieces = draw(variant, random);
            Side side = side(random);
            Optional<VariantPosition> drawn = position(rules, pieces, side);
            if (drawn.isPresent()) {
                for (IntUnaryOperator image : images.apply(drawn.get())) {
                    VariantPosition other = position(rules, imageOf(pieces, image, swaps), swaps ? side.other() : side)
                            .orElseThrow();
                    assertArrayEquals(moves(drawn.get(), image), moves(other, square -> square), drawn.get()::fen);
                    assertThat(other.inCheck()).isEqualTo(drawn.get().inCheck());
                    assertThat(other.ended()).isEqualTo(drawn.get().ended());
                }
                seen++;
            }
        }
        assertThat(seen).isEqualTo(positions);
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

    /// A number for each move, in order and without repetition.
    private static long[] moves(VariantPosition p, IntUnaryOperator image) {
        int[] moves = new int[p.maxMoves()];
        int count = p.generate(moves);
        return Arrays.stream(moves, 0, count)
                .mapToLong(move -> ((image.applyAsInt(Move.from(move)) * 1000L + image.applyAsInt(Move.to(move))) * 1000
                                        + Move.kind(move))
                                * 1000
                        + Move.promotedType(move))
                .sorted()
                .distinct()
                .toArray();
    }

    @ParameterizedTest
    @CsvSource({
        "chess, KQ, 8",
        "chess, KP, 2",
        "capablanca, KA, 4",
        "xiangqi, KR, 2",
        "kingofthehill, KR, 2",
        "grasshopper, KG, 8",
        "shatranj, KB, 8"
    })
    void howManyImagesAMaterialHas(String name, String white, int images) {
        images(Variants.open(name).variant(), white, images);
    }

    /// Files of a cylinder are no ranks.
    @ParameterizedTest
    @CsvSource({"cylinder, 4", "torus, 8"})
    void howManyImagesThereAreWhereEdgesAreJoined(String edges, int images) {
        images(joined(edges), "KQ", images);
    }

    private static void images(Variant variant, String white, int images) {
        VariantTables tables = new VariantTables(variant);
        String letters = VariantRules.of(variant).letters();
        List<Integer> pieces = Stream.concat(
                        white.chars().mapToObj(letters::indexOf), Stream.of(tables.kindCount + letters.indexOf('K')))
                .sorted()
                .toList();
        assertThat(MaterialSymmetry.images(tables, RuleSymmetry.images(tables), new EndingMaterial(pieces)))
                .hasNumberOfRows(images);
    }

    @ParameterizedTest
    @CsvSource({"gardner, Q", "gardner, N", "gardner, B", "gardner, R"})
    void tablesAreTheSameWithoutImages(String name, char letter) {
        VariantTables tables = new VariantTables(Variants.open(name).variant());
        String letters = tables.pieceKinds.letters();
        int king = letters.indexOf('K');
        EndingMaterial material = new EndingMaterial(Stream.of(letters.indexOf(letter), king, tables.kindCount + king)
                .sorted()
                .toList());
        int[][] all = MaterialSymmetry.images(tables, RuleSymmetry.images(tables), material);
        int[][] none = {all[0]};
        EndingTable table = solve(tables, all, material);
        EndingTable plain = solve(tables, none, material);
        EndingSquares squares = new EndingSquares(material, none, tables.kindCount);
        List<Integer> values = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            EndingPositions.visit(tables, squares, side, (position, _) -> {
                assertThat(table.value(position)).isEqualTo(plain.value(position));
                return values.add(plain.value(position));
            });
        }
        assertThat(values).hasSizeGreaterThan(10_000);
    }

    private static EndingTable solve(VariantTables tables, int[][] images, EndingMaterial material) {
        EndingCache others = new EndingCache(tables, EndingScope.MAX_PIECES);
        return new EndingSolver(tables, images, material, others::table, 1, Progress.NONE)
                .solve()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "customPiece1 = a:flNbW, false, false",
        "customPiece1 = a:flNfrNbW, true, true",
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
