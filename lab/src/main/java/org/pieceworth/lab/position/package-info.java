/// The worth of each piece of one position, by our own engine.
@NullMarked
package org.pieceworth.lab.position;

import org.jspecify.annotations.NullMarked;
