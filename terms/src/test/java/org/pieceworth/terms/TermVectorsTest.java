package org.pieceworth.terms;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Each term's vector, worked out by hand.
class TermVectorsTest {

    @ParameterizedTest(name = "{0} of {1}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                // White: two knights, two bishops, a rook, two pawns. Black: a bishop, three rooks, a queen, six pawns.
                "material | P=-4 N=2 B=1 R=-2 Q=-1",
                "pair:B | pair:B=1",
                "pair:R | pair:R=-1",
                "pair:Q | -",
                "redundant:R | redundant:R=-2",
                "redundant:N | redundant:N=1",
                "imbalance:QR | imbalance:QR=-3",
                "imbalance:NB | imbalance:NB=4",
                "imbalance:RR | imbalance:RR=-3",
                "imbalance:BB | imbalance:BB=1",
                // N: 2 * (2 - 5). R: 1 * (2 - 5) - 3 * (6 - 5).
                "pawns:N | pawns:N=-6",
                "pawns:R | pawns:R=-6",
                "kaufman | pair:B=1 redundant:R=-2 pawns:N=-6 pawns:R=-6",
                "last-pawn | -",
                "tempo | tempo=-1",
                // Phase 2 + 3 + 2 * 4 + 4 = 17, so 7 of 24 from the opening: 14/24 of the way to the middle.
                "material,phase:3 | P@opening=-20 P@middle=-28 N@opening=10 N@middle=14 B@opening=5 B@middle=7"
                        + " R@opening=-10 R@middle=-14 Q@opening=-5 Q@middle=-7",
                "tempo,material,phase:2,pair:B | tempo=-1 P@opening=-68 P@end=-28 N@opening=34 N@end=14 B@opening=17 B@end=7"
                        + " R@opening=-34 R@end=-14 Q@opening=-17 Q@end=-7 pair:B=1",
                "tempo,phase:2:all,pair:B | tempo@opening=-17 tempo@end=-7 pair:B@opening=17 pair:B@end=7",
            })
    void middlegame(String terms, String expected) {
        FixedPosition position = FixedPosition.chess("rqbrk2r/pppppp2/8/8/8/8/PP6/RNB1KBN1 b - - 0 1");
        assertThat(Vectors.text(Vectors.of(Vectors.chess(terms), position)))
                .isEqualTo(expected == null ? "" : expected);
    }

    @ParameterizedTest(name = "{0} of {1}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | last-pawn,tempo | last-pawn=1 tempo=1",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | material,phase:4,last-pawn | -",
                "4k3/4p3/8/8/8/8/8/4K3 w - - 0 1 | material,phase:4,last-pawn | P@4=-8 last-pawn=-1",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w - - 0 1 | material,phase:5 | R@1=-4 R@2=-2",
                "qqqqkqqq/8/8/8/8/8/8/4K3 w - - 0 1 | material,phase:5 | Q@1=-42",
            })
    void others(String fen, String terms, String expected) {
        assertThat(Vectors.text(Vectors.of(Vectors.chess(terms), FixedPosition.chess(fen))))
                .isEqualTo(expected == null ? "" : expected);
    }
}
