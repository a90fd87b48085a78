/// What is each side's material worth by the universal calculation?
@NullMarked
package org.pieceworth.studies.material;

import org.jspecify.annotations.NullMarked;
