/// A variant's rules as data, in the terms that Fairy-Stockfish's `variants.ini` has established: readers of that
/// format produce them, and positions compile them.
@NullMarked
package org.pieceworth.rules.variant;

import org.jspecify.annotations.NullMarked;
