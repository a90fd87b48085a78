package org.pieceworth.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BetzaErrorsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''          | 1 | found nothing
            w           | 1 | not a modifier
            fm          | 3 | found the end after the modifiers 'fm'
            fbW4x       | 5 | XBetza x
            3W          | 1 | a range follows its atom
            P           | 1 | fmWfceFifmnD
            N-B         | 2 | expected an atom
            Né          | 2 | not a modifier
            (1,2        | 1 | expected (m,n)
            (0,0)       | 1 | not both 0
            (1,16)      | 1 | 0 to 15
            npR         | 1 | more than one of n j p g
            gN          | 1 | single leap
            hN          | 1 | as a half
            hhN         | 1 | as a half
            vhN         | 1 | as a half
            hrW         | 1 | not oblique
            jW          | 1 | next square
            Waaaaaaaaaf | 10 | at most 8 legs
            yN          | 1 | y with no leg after it
            uN          | 1 | not supported: unloading
            XN          | 1 | X lengthens the leap before it
            GXXXXXN     | 6 | at most 15
            KO          | 2 | O without a number
            fO2         | 1 | before O
            cO2         | 1 | before O
            eafW        | 1 | e only on the last leg
            afiW        | 1 | i on a later leg
            azW         | 1 | bend by themselves
            zqN         | 1 | crooked or a circular
            nzN         | 1 | lame rides that bend
            qK          | 1 | q on one atom
            aaaaK       | 1 | more than 5000 paths
            japafC      | 1 | not supported
            afgW        | 1 | leave no move
            afpW3       | 1 | p on a ride of a few steps
            """)
    void errorsNameThePlace(String notation, int position, String part) {
        BetzaSyntaxException error = catchThrowableOfType(BetzaSyntaxException.class, () -> Betza.parse(notation));
        assertThat(error).hasMessageContaining(part).hasMessageContaining("character " + position);
        assertThat(error.position()).isEqualTo(position);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fK", "bsK", "fhK", "fQ", "fsF", "NN", "mfN", "jB", "DD", "L", "J", "oR", "R12", "(1,4)"})
    void dialectsThatDifferAreWarnedOf(String notation) {
        assertThat(Betza.parse(notation).warnings()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "BN", "bFbWfsR", "fhNbFbsW", "fmWfceFifmnD", "mRcpR", "R4", "N0", "gQ", "K", "Q"})
    void safeSpellingsAreNot(String notation) {
        assertThat(Betza.parse(notation).warnings()).isEmpty();
    }
}
