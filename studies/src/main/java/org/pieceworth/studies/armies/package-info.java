/// Values of pieces from results of armies.
@NullMarked
package org.pieceworth.studies.armies;

import org.jspecify.annotations.NullMarked;
