/// The scorecard of a game: its balance and its use of pieces and rules, at several strengths of play.
package org.pieceworth.studies.assess;
