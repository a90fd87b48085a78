package org.pieceworth.pgn.packed;

import java.io.IOException;

/// The work of a decoder; its own failures become those of damaged data.
@FunctionalInterface
interface Attempt<T> {

    T run() throws IOException;
}
