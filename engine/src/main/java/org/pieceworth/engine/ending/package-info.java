/// Endings whose value is known: the best move without a search.
@NullMarked
package org.pieceworth.engine.ending;

import org.jspecify.annotations.NullMarked;
