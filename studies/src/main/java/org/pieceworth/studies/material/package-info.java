/// The value of each side's material by the universal calculation.
@NullMarked
package org.pieceworth.studies.material;

import org.jspecify.annotations.NullMarked;
