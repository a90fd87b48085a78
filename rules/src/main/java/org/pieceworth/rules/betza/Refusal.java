package org.pieceworth.rules.betza;

/// Makes the error for a part of a text, from what was found and what was expected.
@FunctionalInterface
interface Refusal {

    BetzaSyntaxException of(String found, String expected);
}
