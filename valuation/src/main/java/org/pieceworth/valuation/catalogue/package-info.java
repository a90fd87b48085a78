/// All models in one list.
package org.pieceworth.valuation.catalogue;
