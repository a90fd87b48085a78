/// Games that are played: self-play and matches, what came of them, and how that is shown.
@NullMarked
package org.pieceworth.studies.play;

import org.jspecify.annotations.NullMarked;
