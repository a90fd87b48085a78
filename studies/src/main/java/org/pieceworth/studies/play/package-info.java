/// Games that are played: self-play and matches, what came of them, and how that is shown.
package org.pieceworth.studies.play;
