/// Values from moves chosen: the material that players give up for other material, by a conditional logit
/// over the legal moves.
package org.pieceworth.empirical.choices;
