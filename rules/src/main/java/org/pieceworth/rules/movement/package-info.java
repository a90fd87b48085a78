/// Movements of pieces, resolved: rays for people and tests, tables of primitives for loops.
@NullMarked
package org.pieceworth.rules.movement;

import org.jspecify.annotations.NullMarked;
