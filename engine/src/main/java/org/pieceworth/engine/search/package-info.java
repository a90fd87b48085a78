/// The interface of a search: limits, scores, principal variations.
package org.pieceworth.engine.search;
