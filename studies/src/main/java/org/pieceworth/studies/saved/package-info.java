/// Fits that `fit --format json` wrote: read back, side by side, and what they predict.
@NullMarked
package org.pieceworth.studies.saved;

import org.jspecify.annotations.NullMarked;
