/// A variant's rules as data, in the terms that Fairy-Stockfish's `variants.ini` has established: readers of that
/// format produce them, and positions compile them.
package org.pieceworth.rules.variant;
