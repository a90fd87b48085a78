/// Values from the results of armies: what armies scored against each other, without their games.
@NullMarked
package org.pieceworth.empirical.armies;

import org.jspecify.annotations.NullMarked;
