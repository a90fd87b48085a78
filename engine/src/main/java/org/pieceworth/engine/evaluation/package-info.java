/// The static evaluation of positions, from the rules of the variant and the values of its pieces.
package org.pieceworth.engine.evaluation;
