/// Observations as files: counts, matrices, rows, labelled positions.
@NullMarked
package org.pieceworth.empirical.files;

import org.jspecify.annotations.NullMarked;
