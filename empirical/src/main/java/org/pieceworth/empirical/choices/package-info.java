/// Values from moves chosen: what players give up for what, by a conditional logit over the legal moves.
package org.pieceworth.empirical.choices;
