package org.pieceworth.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pieceworth.rules.position.PieceLetter;

class ValuesOverGamesTest {

    @Test
    void aPieceWithAnApostropheIsFoundByItsLetter() {
        assertThat(ValuesOverGames.letters("P", "N", "N'")).containsExactly('P', 'N', PieceLetter.dressed('N'));
    }
}
