/// Endings of three pieces and less, solved backwards from their ends.
@NullMarked
package org.pieceworth.rules.fairy.table;

import org.jspecify.annotations.NullMarked;
