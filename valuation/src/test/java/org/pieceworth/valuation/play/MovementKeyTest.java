package org.pieceworth.valuation.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.NamedPiece;
import org.pieceworth.rules.piece.PieceCatalogue;

class MovementKeyTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            mfW | [ray LEAP 0 1 1 true false false false false]
            fR  | [ray SLIDE 0 1 0 true true false false false]
            O2  | [castling -1 2 0 false,castling 1 2 0 false]
            """)
    void everyPartIsWrittenInAFixedOrder(String betza, String text) {
        assertThat(MovementKey.text(Betza.movementOf(betza))).isEqualTo(text);
    }

    /// The order of a set differs between starts of the program; stops are written as they are declared.
    @Test
    void stopsOfLegsHaveAnOrder() {
        assertThat(MovementKey.text(Betza.movementOf("[F?R]")))
                .contains("legs [")
                .contains("[EMPTY,TAKE_ENEMY]")
                .doesNotContain("[TAKE_ENEMY,EMPTY]");
    }

    @Test
    void keysOfFilesAreThoseOfTheirPieces() {
        for (AtlasRow row : Atlas.shipped().rows()) {
            assertThat(Atlas.shipped(row.movement())).as(row.piece()).contains(row);
        }
    }

    /// Spellings of one movement have one key, and different movements have different ones.
    @Test
    void movementsAndTextsAreOneToOne() {
        assertThat(MovementKey.of(Betza.movementOf("FW"))).isEqualTo(MovementKey.of(Betza.movementOf("K")));
        Map<String, Movement> known = new HashMap<>();
        List<Movement> all = PieceCatalogue.load().pieces().stream()
                .map(NamedPiece::betza)
                .map(Betza::movement)
                .toList();
        for (Movement movement : all) {
            Movement before = known.putIfAbsent(MovementKey.of(movement), movement);
            assertThat(before == null || before.equals(movement)).isTrue();
        }
    }
}
