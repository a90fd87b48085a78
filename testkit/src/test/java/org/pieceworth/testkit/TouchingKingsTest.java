package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.san.SanWriter;
import org.pieceworth.rules.variant.Variants;

/// Atomic chess: kings that touch are not in check, since the blast of a capture would take both.
class TouchingKingsTest {

    private static List<String> moves(VariantPosition position) {
        return IntStream.of(position.legalMoves())
                .mapToObj(move -> Uci.write(position, move, false))
                .toList();
    }

    /// The first is of a game of Lichess, where Black castled. The king leaves a touching square, passes one, and ends
    /// on
    /// one that is safe by itself.
    @ParameterizedTest
    @CsvSource({
        "r3k1R1/pb2K2p/2n5/2pppr2/3P4/2P1P3/PP3P1P/R7 b q - 3 23, e8c8, true",
        "r3k3/pb2K2p/2n5/2pppr2/3P4/2P1P3/PP3P1P/R7 b q - 3 23, e8c8, true",
        "r3k3/4K3/8/8/8/8/8/2R5 b q - 0 1, e8c8, false",
        "r3k3/4K3/8/8/8/8/8/3R4 b q - 0 1, e8c8, true",
        "r3k3/5K2/8/8/8/8/8/3R4 b q - 0 1, e8c8, false",
        "r3k3/5K2/8/8/8/8/8/4R3 b q - 0 1, e8c8, true",
        "r3k3/8/4K3/8/8/8/4R3/8 b q - 0 1, e8c8, true",
        "4k2r/6K1/8/8/8/8/8/5R2 b k - 0 1, e8g8, true",
        "4k2r/8/8/8/8/8/6K1/5R2 b k - 0 1, e8g8, false",
        "8/8/8/8/8/8/4k3/R3K2r w Q - 0 1, e1c1, true"
    })
    void castlingNextToTheEnemyKing(String fen, String move, boolean legal) {
        VariantPosition position = ShippedRules.of("atomic").position(fen);
        assertThat(moves(position).contains(move)).as(position::fen).isEqualTo(legal);
        assertThat(Perft.count(position, 1)).isEqualTo(moves(position).size());
    }

    /// Castling gives no check that touching kings forbid, and the king that castled out of touch may be in check
    /// later.
    @Test
    void castlingIsWrittenAndUndone() {
        VariantPosition position = ShippedRules.of("atomic").position("r3k3/4K3/8/8/8/8/8/3R4 b q - 0 1");
        String before = position.fen();
        int castling = Uci.read(position, "e8c8");
        assertThat(SanWriter.write(position, castling)).isEqualTo("O-O-O");
        position.make(castling);
        assertThat(position.fen()).startsWith("2kr4/4K3/8/");
        assertThat(position.inCheck()).isFalse();
        position.unmake();
        assertThat(position.fen()).isEqualTo(before);
    }

    /// A king that no blast harms may stand next to the other while a rook takes that one.
    @Test
    void kingsThatNoBlastHarmsProtectNobody() {
        VariantRules immune =
                VariantRules.of(Variants.parse("own.ini", """
                [own:atomic]
                blastImmuneTypes = k
                mutuallyImmuneTypes = k
                """).read("own").variant());
        assertThat(immune.position("4k2R/4K3/8/8/8/8/8/8 b - - 0 1").inCheck()).isTrue();
        assertThat(ShippedRules.of("atomic")
                        .position("4k2R/4K3/8/8/8/8/8/8 b - - 0 1")
                        .inCheck())
                .isFalse();
    }
}
