/// Named pieces and their values.
@NullMarked
package org.pieceworth.rules.piece;

import org.jspecify.annotations.NullMarked;
