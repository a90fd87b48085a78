/// Fits that `fit --format json` wrote: read back, side by side, and what they predict.
package org.pieceworth.studies.saved;
