/// The scorecard of a game: its balance and its use of pieces and rules, at several strengths of play.
@NullMarked
package org.pieceworth.studies.assess;

import org.jspecify.annotations.NullMarked;
