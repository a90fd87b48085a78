/// Armies that are worth as much as a given one.
@NullMarked
package org.pieceworth.studies.balance;

import org.jspecify.annotations.NullMarked;
