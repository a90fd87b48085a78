/// The `pieceworth` command: options in, documents out.
@NullMarked
package org.pieceworth.cli;

import org.jspecify.annotations.NullMarked;
