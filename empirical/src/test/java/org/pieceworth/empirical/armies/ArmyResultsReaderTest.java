package org.pieceworth.empirical.armies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.text.InputException;

class ArmyResultsReaderTest {

    private static ArmyResults read(String text) {
        return ArmyResultsReader.read("r.tsv", text.replace("\\n", "\n").lines().toList(), ArmyLetters.study());
    }

    @Test
    void countsSharesAndScoresAreRead() {
        ArmyResult counts = read("army_white,army_black,wins,draws,losses\\nRNBQKBNR,abefkeba,10,20,30")
                .rows()
                .getFirst();
        assertThat(counts).isEqualTo(new ArmyResult("RNBQKBNR", "ABEFKEBA", 10, 20, 30));
        ArmyResults shares = read("army_black;army_white;win_pct;draw_pct;loss_pct;games\\nkn;KB;25;50;25;200");
        assertThat(shares.rows()).containsExactly(new ArmyResult("KB", "KN", 50, 100, 50));
        assertThat(shares.gamesKnown() && shares.drawsKnown()).isTrue();
        ArmyResults scores = read("\uFEFF\"White\"\tBlack\tScore\\n\\n# remark\\nKB\tk.\t60");
        assertThat(scores.rows().getFirst().score()).isEqualTo(60);
        assertThat(scores.rows().getFirst().black()).isEqualTo("K-");
        assertThat(scores.gamesKnown() || scores.drawsKnown()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | r.tsv: found no lines, expected army_white, army_black",
                "a\\nb | line 1: found the column names a, expected army_white, army_black",
                "white,black\\nKB,KN | found the column names white black, expected",
                "white,black,score,score\\nKB,KN,1,2 | line 1: found the column score twice",
                "white,black,score | found only column names",
                "white,black,score\\nKB,KN | line 2: found 2 fields, expected 3",
                "white,black,score\\nKB,KN,x | line 2: found 'x', expected percent",
                "white,black,score\\nKB,KN,101 | line 2: found '101'",
                "white,black,score\\nKB,KN,-1 | line 2: found '-1'",
                "white,black,score\\nKB,KN,NaN | line 2: found 'NaN'",
                "white,black,score\\nKB,,50 | line 2: found '', expected an army",
                "white,black,score\\nKB,KNN,50 | line 2: found an army of 3 squares, expected 2",
                "white,black,score\\nKB,KN,50\\nKBB,KNN,50 | line 3: found an army of 3 squares, expected 2",
                "white,black,score\\nKB,KS,50 | line 2: found 'S' in the army KS, expected one of ABC",
                "white,black,score\\nK1,KN,50 | line 2: found '1' in the army K1",
                "white,black,win_pct,draw_pct,loss_pct\\nKB,KN,50,50,50 | expected them to add up to 100",
                "white,black,wins,draws,losses\\nKB,KN,0,0,0 | line 2: found 0 games",
                "white,black,score,games\\nKB,KN,50,0 | line 2: found 0 games",
                "white,black,score,games\\nKB,KN,50,1e99 | line 2: found '1e99', expected games"
            })
    void faultsAreNamed(String text, String fault) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(InputException.class).hasMessageContaining(fault.strip());
    }

    @Test
    void lettersAreRead() {
        ArmyLetters letters = ArmyLetters.parse("l.txt", List.of("# mine", "s fhNbFbsW", "R\trook", "", "D = amazon"));
        assertThat(letters.piece("S")).isEqualTo("fhNbFbsW");
        assertThat(letters.piece("d")).isEqualTo("amazon");
        assertThat(letters.isKing('K')).isTrue();
        assertThat(ArmyLetters.study().lettersOf("mBcFcW")).isEqualTo("JL");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A | line 1: found 'A', expected a letter",
                "AB rook | line 1: found 'AB rook'",
                "5 rook | line 1: found '5 rook'",
                "A nonsense! | line 1: ",
                "# | found no letters"
            })
    void faultsOfLettersAreNamed(String text, String fault) {
        assertThatThrownBy(() -> ArmyLetters.parse("l.txt", List.of(text)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(fault.strip());
    }

    @Test
    void aLetterStandsForOnePiece() {
        assertThatThrownBy(() -> ArmyLetters.parse("l.txt", List.of("A rook", "a bishop")))
                .hasMessageContaining("line 2: found the letter A again");
    }
}
