/// The features of a position that evaluations use beyond its moves: exchanges, expected mobility, sums of weights.
package org.pieceworth.rules.fairy.evaluation;
