package org.pieceworth.rules.betza;

/// Makes the error for a part of a text, from the found and the expected text.
@FunctionalInterface
interface Refusal {

    BetzaSyntaxException of(String found, String expected);
}
