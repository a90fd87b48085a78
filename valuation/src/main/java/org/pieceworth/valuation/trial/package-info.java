/// Models tried against measured pieces: their constants fitted anew, pieces held out, errors by a bootstrap over
/// pieces. The
/// tables are those of the pages in docs/findings, which scripts in bench/findings print and tests recompute.
package org.pieceworth.valuation.trial;
