/// Errors by the names under which statistics packages have them, and the wild cluster bootstrap.
@NullMarked
package org.pieceworth.stats.robust;

import org.jspecify.annotations.NullMarked;
