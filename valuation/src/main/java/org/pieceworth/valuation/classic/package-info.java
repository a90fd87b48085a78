/// Short models of long standing: mobility on a crowded board, chances of giving check, and a law for short
/// leapers.
@NullMarked
package org.pieceworth.valuation.classic;

import org.jspecify.annotations.NullMarked;
