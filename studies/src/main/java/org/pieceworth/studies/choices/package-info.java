/// Values from moves chosen, beside values from results.
@NullMarked
package org.pieceworth.studies.choices;

import org.jspecify.annotations.NullMarked;
