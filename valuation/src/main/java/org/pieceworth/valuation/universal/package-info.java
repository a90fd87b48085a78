/// The universal calculation of piece values: attack values ideal and practical, royal and material values.
@NullMarked
package org.pieceworth.valuation.universal;

import org.jspecify.annotations.NullMarked;
