/// Values from observations, and checks of them.
@NullMarked
package org.pieceworth.empirical.fit;

import org.jspecify.annotations.NullMarked;
