package org.pieceworth.studies.moves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.piece.PieceCatalogue;

class MoveSentenceTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            FfW | Moves one square forward or diagonally.
            NF | Moves one square diagonally or as a knight.
            RN | Moves as a rook or as a knight.
            fsRbK | Moves one square backward or diagonally backward, or any number of squares forward or sideways.
            fmWfcFifmnD | Moves one square forward, without capturing; captures one square diagonally forward; on its first move also two squares forward over empty squares only, without capturing.
            fmWfceF | Moves one square forward, without capturing; captures one square diagonally forward (also en passant).
            mNcfNcbN | Moves as a knight, two ranks forward or two ranks backward; also as a knight, one rank forward or one rank backward, without capturing.
            KmRcB | Moves one square diagonally or as a rook, without capturing; captures one square orthogonally or as a bishop.
            mFfcF | Moves one square diagonally; captures only forward.
            mW | Moves one square orthogonally, without capturing; never captures.
            cW | Captures one square orthogonally; moves only to capture.
            mRcpR | Moves as a rook, without capturing; captures as a rook over exactly one piece.
            gQ | Moves as a queen over one piece to the square behind it.
            nNjD | Moves two squares orthogonally over at least one piece or as a knight over empty squares only.
            lfNB3D0 | Moves up to three squares diagonally, by repeated leaps of two squares orthogonally or as a knight, in one of its eight directions.
            oR(1,4) | Moves as a rook around the side edges or as a (1,4) leaper.
            f[F?R] | Moves one square diagonally forward and may go on as a rook outward.
            mF[cF-mF] | Moves one square diagonally, without capturing; captures one square diagonally (capturing) and then one square diagonally straight on.
            [R?sR] | Moves as a rook and may go on as a rook at a right angle.
            qN | Moves by a ride that turns after each step (as a knight).
            KO2 | Moves one square in any direction; may castle.
            iN | On its first move also as a knight.
            """)
    void movesAreSaidInASentence(String betza, String sentence) {
        assertEquals(sentence, MoveSentence.of(Betza.parse(betza).movement()));
    }

    @Test
    void everyPieceOfTheCatalogueHasOne() {
        PieceCatalogue.load().pieces().forEach(piece -> {
            String sentence = MoveSentence.of(piece.betza().movement());
            assertTrue(sentence.matches("[MCO][^.;]+(; [^.;]+)*[.]"), sentence);
        });
    }
}
