/// What the evaluation counts its terms: a record that can be read, written and tuned.
@NullMarked
package org.pieceworth.engine.weights;

import org.jspecify.annotations.NullMarked;
