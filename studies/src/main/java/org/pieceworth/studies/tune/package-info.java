/// The engine's numbers tuned by games.
@NullMarked
package org.pieceworth.studies.tune;

import org.jspecify.annotations.NullMarked;
