/// Games become rows.
@NullMarked
package org.pieceworth.empirical.reading;

import org.jspecify.annotations.NullMarked;
