/// Growing lists, indexes and a buffer that spills to disk.
@NullMarked
package org.pieceworth.empirical.memory;

import org.jspecify.annotations.NullMarked;
