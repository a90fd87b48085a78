/// What are pieces worth by theory? Every model's value, side by side.
@NullMarked
package org.pieceworth.studies.value;

import org.jspecify.annotations.NullMarked;
