/// The engine's own numbers, tuned by games.
@NullMarked
package org.pieceworth.lab.tune;

import org.jspecify.annotations.NullMarked;
