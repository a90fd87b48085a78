/// Expected scores of army against army.
package org.pieceworth.valuation.score;
