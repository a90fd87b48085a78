/// Models beside published values.
@NullMarked
package org.pieceworth.studies.compare;

import org.jspecify.annotations.NullMarked;
