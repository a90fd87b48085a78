/// The universal calculation of piece values: attack values ideal and practical, royal and material values.
package org.pieceworth.valuation.universal;
