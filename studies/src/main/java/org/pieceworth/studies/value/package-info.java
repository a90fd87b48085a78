/// Values by theory: every model's, side by side.
@NullMarked
package org.pieceworth.studies.value;

import org.jspecify.annotations.NullMarked;
