/// Hundreds of pieces measured by play, and the law that is learned from them.
@NullMarked
package org.pieceworth.valuation.play;

import org.jspecify.annotations.NullMarked;
