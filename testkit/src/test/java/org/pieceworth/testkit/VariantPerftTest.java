package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.variant.Variants;

/// Known counts of variants, those of positions with rules that are not played aside.
class VariantPerftTest {

    /// The most nodes counted for one row.
    private static final long MOST = Long.getLong("pieceworth.perft.nodes", 20_000_000);

    /// Rows that count on where the game has ended: a king blown up, a kind died out. Ours stops there, as
    /// the variants' definitions do.
    private static final Set<String> COUNT_ON = Set.of("atomic 5", "extinction 5");

    /// Rows by older rules: Fairy-Stockfish 11.1 and that of July 2026 both count 380,499, which [EngineAgreementTest]
    /// expects.
    private static final Set<String> SUPERSEDED = Set.of("euroshogi 4");

    /// Variants whose rows are left out, with the rule that is missing.
    private static final Map<String, String> MISSING = Map.ofEntries(
            Map.entry("gomokufreestyle", "five in a row, and a hand written with spaces"),
            Map.entry("checkless", "checks that are forbidden unless they mate"),
            Map.entry("gryphon", "pieces that change their kind with each move"),
            Map.entry("circulargryphon", "pieces that change their kind with each move"),
            Map.entry("simplifiedgryphon", "pieces that change their kind with each move"),
            Map.entry("twokings", "the king that is royal changes"),
            Map.entry("twokingssymmetric", "the king that is royal changes"));

    @ParameterizedTest
    @ValueSource(strings = {"variants_perft.tsv", "more_variants_perft.tsv"})
    void perftEqualsTheReference(String file) throws IOException {
        Path path = Path.of("../../shared/data/perft", file);
        assumeTrue(Files.exists(path), "reference data absent: " + file);
        List<VariantPerft> rows = VariantPerft.read(Files.readAllLines(path));
        for (VariantPerft known : rows) {
            String row = known.variant() + " " + known.depth();
            boolean served =
                    !MISSING.containsKey(known.variant()) && !COUNT_ON.contains(row) && !SUPERSEDED.contains(row);
            if (served && known.nodes() <= MOST) {
                VariantRules rules = ShippedRules.of(known.variant());
                VariantPosition position = known.fen().equals("startpos") ? rules.start() : rules.position(known.fen());
                assertThat(Perft.count(position, known.depth()))
                        .as(known.toString())
                        .isEqualTo(known.nodes());
            }
        }
    }

    /// A game of one's own: bishops, knights and rooks that capture as another of them.
    @Test
    void ownVariantsAreCounted() {
        Variants own = Variants.parse("own.ini", """
                [own:chess]
                customPiece1 = a:mRcB
                customPiece2 = d:mNcR
                customPiece3 = e:mBcN
                rook = -
                bishop = -
                knight = -
                castling = false
                promotionPieceTypes = ade
                startFen = adeqkeda/pppppppp/8/8/8/8/PPPPPPPP/ADEQKEDA w - - 0 1
                """);
        VariantPosition position = VariantRules.of(own.read("own").variant()).start();
        long[] counts = {20, 400, 9044, 203351, 5113530};
        for (int depth = 1; depth <= counts.length; depth++) {
            assertThat(Perft.count(position, depth)).isEqualTo(counts[depth - 1]);
        }
    }
}
