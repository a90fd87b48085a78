/// The weights of the evaluation's terms and the constants of the search, as records that can be read, written and
/// tuned.
@NullMarked
package org.pieceworth.engine.weights;

import org.jspecify.annotations.NullMarked;
