/// A variant's rules as data, in the words that Fairy-Stockfish's `variants.ini` has made common: what a
/// reader writes and a position compiles.
@NullMarked
package org.pieceworth.rules.variant;

import org.jspecify.annotations.NullMarked;
