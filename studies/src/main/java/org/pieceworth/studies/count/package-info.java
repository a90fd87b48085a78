/// Observations of games, written to keep, merge and fit again.
@NullMarked
package org.pieceworth.studies.count;

import org.jspecify.annotations.NullMarked;
