/// The rules checked against another engine: random games in which both list the moves of every position.
@NullMarked
package org.pieceworth.bench.peer;

import org.jspecify.annotations.NullMarked;
