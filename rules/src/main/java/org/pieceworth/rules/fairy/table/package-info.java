/// Endings of at most three pieces, solved by retrograde analysis.
@NullMarked
package org.pieceworth.rules.fairy.table;

import org.jspecify.annotations.NullMarked;
