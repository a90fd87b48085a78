package org.pieceworth.terms;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;

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

    // White: pawns a2 a3 c5 e4 f4 h6, rooks d1 g1, king b1, knight f6. Black: pawns c7 e6 e7, rooks a8 f8, king g8.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                // White's a2 less Black's e7, which stands behind e6.
                "doubled | -",
                "doubled:rank | -",
                // a2, a3, c5, h6; all three of Black's.
                "isolated | isolated=1",
                "isolated:rank | isolated:rank:2=-1 isolated:rank:5=1 isolated:rank:6=1",
                // a2, a3, h6 and none of Black's: c5 stands before c7 and e4 before both on e.
                "passed | passed=3",
                "passed:rank | passed:rank:2=1 passed:rank:3=1 passed:rank:6=1",
                // e4 and f4.
                "connected | connected=2",
                "connected:rank | connected:rank:4=2",
                // White's d1 and g1; Black's a8 and f8 stand on half-open files. Both kings stand on open ones.
                "open-file:R | open-file:R=2 half-open-file:R=-2",
                "open-file:K | -",
                "open-file:N | -",
                // Mirrored, the kings stand on one square.
                "squares:NK | squares:N:c6=1",
                "squares:mirrored:NK | squares:N:c6=1",
                "squares:full:NK | squares:N:f6=1 squares:K:b1=1 squares:K:g1=-1",
                "squares:R | squares:R:a1=-1 squares:R:b1=1 squares:R:c1=-1 squares:R:d1=1",
                "squares:full:P | squares:P:a2=1 squares:P:c2=-1 squares:P:e2=-1 squares:P:a3=1 squares:P:e3=-1"
                        + " squares:P:e4=1 squares:P:f4=1 squares:P:c5=1 squares:P:h6=1",
            })
    void board(String terms, String expected) {
        FixedPosition position = FixedPosition.chess("r4rk1/2p1p3/4pN1P/2P5/4PP2/P7/P7/1K1R2R1 w - - 0 1");
        assertThat(Vectors.text(Vectors.of(Vectors.chess(terms), position)))
                .isEqualTo(expected == null ? "" : expected);
    }

    // White: pawns a2 b3 c4 c6 c7. Black: pawns b7 f3 f4 g5.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                // c4, c6 behind c7; f4 behind f3, on Black's fifth rank.
                "doubled | doubled=1",
                "doubled:rank | doubled:rank:4=1 doubled:rank:5=-1 doubled:rank:6=1",
                // b7 alone.
                "isolated | isolated=-1",
                // c7 is past b7, c6 is not; Black's f3, f4 and g5 meet no pawn.
                "passed:rank | passed:rank:4=-1 passed:rank:5=-1 passed:rank:6=-1 passed:rank:7=1",
                // b3 guarded by a2 and c4 by b3; Black's f4 by g5.
                "connected | connected=1",
            })
    void pawns(String terms, String expected) {
        FixedPosition position = FixedPosition.chess("4k3/1pP5/2P5/6p1/2P2p2/1P3p2/P7/4K3 b - - 0 1");
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
                // c4 is guarded by b3 and d3, which guard nothing else.
                "4k3/8/8/8/2P5/1P1P4/8/4K3 w - - 0 1 | connected:rank | connected:rank:4=1",
                // Each pawn has gone by the other.
                "4k3/8/P7/1p6/8/8/8/4K3 w - - 0 1 | passed:rank | passed:rank:4=-1 passed:rank:6=1",
                // Side by side on the fifth rank both are stopped by nothing; a step apart, face to face, neither.
                "4k3/8/8/Pp6/8/8/8/4K3 w - - 0 1 | passed:rank | passed:rank:4=-1 passed:rank:5=1",
                "4k3/8/1p6/P7/8/8/8/4K3 w - - 0 1 | passed:rank | -",
                // docs/features.md, one position, all terms.
                "4r1k1/pp3ppp/2n5/3P4/8/2B2B2/PP3PPP/3R2K1 w - - 0 1"
                        + " | material,pair:B,imbalance:RB,redundant:R,pawns:N,pawns:R,last-pawn,tempo"
                        + " | P=1 N=-1 B=2 pair:B=1 imbalance:RB=2 pawns:R=1 tempo=1",
                "4r1k1/pp3ppp/2n5/3P4/8/2B2B2/PP3PPP/3R2K1 w - - 0 1"
                        + " | isolated,passed:rank,doubled,connected,open-file:R,squares:N"
                        + " | isolated=1 passed:rank:5=1 open-file:R=-1 squares:N:c3=-1",
            })
    void others(String fen, String terms, String expected) {
        assertThat(Vectors.text(Vectors.of(Vectors.chess(terms), FixedPosition.chess(fen))))
                .isEqualTo(expected == null ? "" : expected);
    }

    // 1: the bishop attacks the rook, which nothing guards; the rook reaches 12 squares and Black's 14, the bishop 8.
    // 2: the knight attacks f7 and h7 and the bishop h7, three squares by two pieces; e6 and g6 are guarded by f7,
    // which
    // the king guards.
    // 3: c3 is guarded by b2 and d2; b5 attacks the rook and the pawn a4, of which the rook alone is no pawn, and b7 on
    // its
    // empty rank guards b5.
    @ParameterizedTest(name = "{0} of {1}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "reach | 6k1/5ppp/8/3r4/2B5/8/5PPP/R5K1 w - - 0 1 | reach:B=8 reach:R=-2",
                "threats | 6k1/5ppp/8/3r4/2B5/8/5PPP/R5K1 w - - 0 1 | threats=1",
                "hanging | 6k1/5ppp/8/3r4/2B5/8/5PPP/R5K1 w - - 0 1 | hanging=1",
                "shelter | 6k1/5ppp/8/3r4/2B5/8/5PPP/R5K1 w - - 0 1 | -",
                "king-attack | 6k1/5ppp/8/3r4/2B5/8/5PPP/R5K1 w - - 0 1 | -",
                "king-attack | 6k1/5p2/8/6N1/8/3B4/8/6K1 w - - 0 1 | king-attack=6",
                // d = 45 · 3² + 69 · 5 (f7 h7, h7, g7 h8) + 160 · 4 + 700 (Bh7+) + 700 (Qa8+) - 60 (f7)
                // - 1200 · (14.5 - 10.78) / 6 (a queen) = 1986
                "king-danger | 6k1/5p2/8/6N1/8/3B4/8/Q5K1 w - - 0 1 | king-danger=60",
                // The strongest is a bishop: 1200 less.
                "king-danger | 6k1/5p2/8/6N1/8/3B4/8/6K1 w - - 0 1 | -",
                // White attacks c4, e4 and e6 as Black does, Black only e6: a pawn holds c4 and e4.
                "restricted | 6k1/8/8/3b4/8/3P4/8/4R1K1 w - - 0 1 | restricted=2",
                // The advance of d5 is 3 of 5; from d6 Black's king is 2 steps away, White's 5.
                "passed-kings | 8/8/8/3P1k2/8/8/8/3K4 w - - 0 1 | passed-kings=-108",
                "passed-blocked | 8/8/3k4/3P4/8/8/8/3K4 w - - 0 1 | passed-blocked=36",
                "passed-blocked | 8/8/8/3P1k2/8/8/8/3K4 w - - 0 1 | -",
                "reach | 6k1/5p2/8/6N1/8/3B4/8/6K1 w - - 0 1 | reach:N=5 reach:B=10",
                "shelter | 6k1/5p2/8/6N1/8/3B4/8/6K1 w - - 0 1 | shelter=-1",
                "hanging | 6k1/5p2/8/6N1/8/3B4/8/6K1 w - - 0 1 | -",
                "threats | 6k1/5p2/8/6N1/8/3B4/8/6K1 w - - 0 1 | -",
                "supported | 4k3/1r6/8/1p6/P1R5/2P5/1P1P4/4K3 w - - 0 1 | supported=1",
                "threats | 4k3/1r6/8/1p6/P1R5/2P5/1P1P4/4K3 w - - 0 1 | threats=-1",
                // The rook stands open to b5; a4 is guarded by the rook, b5 by the rook behind it.
                "hanging | 4k3/1r6/8/1p6/P1R5/2P5/1P1P4/4K3 w - - 0 1 | hanging=-1",
                // A pawn that checks threatens nothing.
                "threats | 8/8/8/3k4/4P3/8/8/4K3 b - - 0 1 | -",
            })
    void survey(String terms, String fen, String expected) {
        VariantRules rules = VariantRules.of(Variants.open("chess").variant());
        assertThat(Vectors.text(Vectors.of(TermReader.parse(terms, rules), rules.position(fen))))
                .isEqualTo(expected == null ? "" : expected);
    }
}
