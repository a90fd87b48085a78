package org.pieceworth.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// A line is a move and the line after it.
class PrincipalVariationTest {

    @Test
    void aMoveGoesBeforeTheLineOfItsNode() {
        PrincipalVariation last = new PrincipalVariation(4);
        PrincipalVariation middle = new PrincipalVariation(4);
        PrincipalVariation first = new PrincipalVariation(4);
        assertThat(first.isEmpty()).isTrue();
        middle.set(2, last);
        first.set(1, middle);
        assertThat(first.toList()).containsExactly(1, 2);
        last.set(3, new PrincipalVariation(4));
        middle.set(5, last);
        assertThat(first.toList()).containsExactly(1, 2);
        first.set(4, middle);
        assertThat(first.toList()).containsExactly(4, 5, 3);
        first.clear();
        assertThat(first.isEmpty()).isTrue();
        assertThat(first.toList()).isEmpty();
    }

    @Test
    void whatHasNoRoomIsLeftOut() {
        PrincipalVariation rest = new PrincipalVariation(2);
        rest.set(8, rest);
        PrincipalVariation longer = new PrincipalVariation(2);
        longer.set(7, rest);
        assertThat(longer.toList()).containsExactly(7, 8);
        PrincipalVariation cut = new PrincipalVariation(2);
        cut.set(6, longer);
        assertThat(cut.toList()).containsExactly(6, 7);
    }
}
