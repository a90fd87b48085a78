/// Files that were sent, on disk.
@NullMarked
package org.pieceworth.web.store;

import org.jspecify.annotations.NullMarked;
