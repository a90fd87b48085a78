/// Attacks, checks and pins, and what is royal.
@NullMarked
package org.pieceworth.rules.fairy.attack;

import org.jspecify.annotations.NullMarked;
