/// What a search is asked and what it answers: limits, scores, principal variations.
@NullMarked
package org.pieceworth.engine.search;

import org.jspecify.annotations.NullMarked;
