/// How well a fit predicts rows that it has not seen.
@NullMarked
package org.pieceworth.stats.validation;

import org.jspecify.annotations.NullMarked;
