/// The weights of the evaluation's terms and the constants of the search, as records that can be read, written and
/// tuned.
package org.pieceworth.engine.weights;
