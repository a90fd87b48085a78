/// Sources of the piece values that an engine plays by: a model, a file, a fit.
@NullMarked
package org.pieceworth.lab.values;

import org.jspecify.annotations.NullMarked;
