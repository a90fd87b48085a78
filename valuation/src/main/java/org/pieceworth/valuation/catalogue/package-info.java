/// All models in one list.
@NullMarked
package org.pieceworth.valuation.catalogue;

import org.jspecify.annotations.NullMarked;
