package org.pieceworth.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.text.InputException;

/// The key `betza` says in which dialect the movements of its section are written.
class DialectKeyTest {

    private static Variant variant(String text, String name) {
        return Variants.parse("my.ini", text).read(name).variant();
    }

    private static PieceType type(String text, String name, char letter) {
        return variant(text, name).type(letter).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"standard, FyafsF", "fsf, FyafsF", "xboard, FyafsF", "standard, fhK", "xboard, fhK", "standard, DD"})
    void movementsAreReadInTheDialectThatTheSectionNames(String label, String betza) {
        PieceType piece = type("[a:chess]\ncustomPiece1 = a:" + betza + "\nbetza = " + label + "\n", "a", 'A');
        Dialect dialect = Dialect.of(label);
        assertThat(piece.dialect()).isEqualTo(dialect);
        assertThat(piece.movement()).isEqualTo(Betza.parse(betza, dialect).movement());
    }

    @Test
    void inheritedPiecesKeepTheDialectOfTheirSection() {
        String text = """
                [a:chess]
                betza = standard
                customPiece1 = a:fhK
                [b:a]
                customPiece2 = c:fhK
                king = k:KN
                [d:b]
                betza = xboard
                customPiece2 = c:fhK
                """;
        Betza standard = Betza.parse("fhK");
        Betza engine = Betza.parse("fhK", Dialect.FSF);
        assertThat(engine.movement()).isNotEqualTo(standard.movement());
        assertThat(type(text, "b", 'A').movement()).isEqualTo(standard.movement());
        assertThat(type(text, "b", 'C').movement()).isEqualTo(engine.movement());
        assertThat(type(text, "b", 'K').dialect()).isEqualTo(Dialect.FSF);
        assertThat(type(text, "d", 'A').dialect()).isEqualTo(Dialect.STANDARD);
        assertThat(type(text, "d", 'C').movement())
                .isEqualTo(Betza.parse("fhK", Dialect.XBOARD).movement());
    }

    /// The pieces of chess are the engine's: with no movement of its own a section is chess in any dialect.
    @Test
    void piecesWithoutAMovementOfTheirOwnAreTheSame() {
        assertThat(Variants.isChess(variant("[a:chess]\nbetza = standard\n", "a")))
                .isTrue();
    }

    @Test
    void anotherWordIsRefused() {
        String text = "[a:chess]\nbetza = own\ncustomPiece1 = a:N\n";
        assertThatThrownBy(() -> variant(text, "a"))
                .isInstanceOf(InputException.class)
                .hasMessage("my.ini, line 2: betza of [a]: found 'own', expected standard, fsf or xboard");
    }

    @Test
    void itIsSaidThatNoOtherProgramKnowsTheKey() {
        assertThat(Variants.parse("my.ini", "[a:chess]\ncustomPiece1 = a:fhK\nbetza = standard\n")
                        .read("a")
                        .warnings())
                .containsExactly("line 3: betza is a key of Pieceworth that no other program knows");
        assertThat(Variants.parse("my.ini", "[a:chess]\nbetza = xboard\ncustomPiece1 = a:fhK\n")
                        .read("a")
                        .warnings())
                .hasSizeGreaterThan(1)
                .anySatisfy(
                        warning -> assertThat(warning).startsWith("line 3: customPiece1, as XBoard reads it: fhK: "));
    }

    @ParameterizedTest
    @CsvSource({"FyafsF, false", "zB, false", "CC, false", "BN, true", "fhK, false"})
    void piecesKnowWhoReadsThem(String betza, boolean byTheEngine) {
        PieceType piece = type("[a:chess]\nbetza = standard\ncustomPiece1 = a:" + betza + "\n", "a", 'A');
        assertThat(piece.isReadBy(Dialect.STANDARD)).isTrue();
        assertThat(piece.isReadBy(Dialect.FSF)).isEqualTo(byTheEngine);
    }

    @Test
    void faultsAreThoseOfTheDialect() {
        assertThatThrownBy(() -> variant("[a:chess]\nbetza = standard\ncustomPiece1 = a:Y\n", "a"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("my.ini, line 3: customPiece1 of [a]: ");
        assertThatThrownBy(() -> variant("[a:nowhere]\nbetza = standard\ncustomPiece1 = a:FyafsF\n", "a"))
                .isInstanceOf(InputException.class)
                .hasMessageNotContaining("customPiece1");
    }
}
