/// What a position is worth without looking ahead, from the variant's rules and the values of its pieces.
package org.pieceworth.engine.evaluation;
