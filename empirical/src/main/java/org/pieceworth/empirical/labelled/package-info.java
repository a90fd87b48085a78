/// Positions labelled with results become rows.
@NullMarked
package org.pieceworth.empirical.labelled;

import org.jspecify.annotations.NullMarked;
