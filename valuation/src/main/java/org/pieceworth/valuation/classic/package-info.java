/// Short classic models: mobility on a crowded board, probabilities of giving check, and a rule for short
/// leapers.
package org.pieceworth.valuation.classic;
