/// What the workbench keeps on disk: files that were sent.
@NullMarked
package org.pieceworth.web.store;

import org.jspecify.annotations.NullMarked;
