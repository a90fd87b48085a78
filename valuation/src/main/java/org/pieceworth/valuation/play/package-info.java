/// Pieces measured by play one by one, and the law that is learned from them.
@NullMarked
package org.pieceworth.valuation.play;

import org.jspecify.annotations.NullMarked;
