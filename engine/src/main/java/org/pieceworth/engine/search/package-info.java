/// The interface of a search: limits, scores, principal variations.
@NullMarked
package org.pieceworth.engine.search;

import org.jspecify.annotations.NullMarked;
