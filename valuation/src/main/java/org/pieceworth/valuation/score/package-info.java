/// Expected scores of army against army.
@NullMarked
package org.pieceworth.valuation.score;

import org.jspecify.annotations.NullMarked;
