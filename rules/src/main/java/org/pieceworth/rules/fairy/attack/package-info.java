/// Attacks, checks, pins and royalty.
@NullMarked
package org.pieceworth.rules.fairy.attack;

import org.jspecify.annotations.NullMarked;
