/// Short models of long standing: mobility on a crowded board, chances of giving check, and a law for short
/// leapers.
package org.pieceworth.valuation.classic;
