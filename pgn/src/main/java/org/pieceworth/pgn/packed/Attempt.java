package org.pieceworth.pgn.packed;

import java.io.IOException;

/// What a decoder does, whose own failures become those of damaged data.
@FunctionalInterface
interface Attempt<T> {

    T run() throws IOException;
}
