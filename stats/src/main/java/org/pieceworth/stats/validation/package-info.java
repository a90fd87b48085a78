/// The quality of a fit's predictions of rows that it has not seen.
@NullMarked
package org.pieceworth.stats.validation;

import org.jspecify.annotations.NullMarked;
