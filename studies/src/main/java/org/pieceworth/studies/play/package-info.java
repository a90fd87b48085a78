/// Played games: self-play and matches, their results, and the display of these.
package org.pieceworth.studies.play;
