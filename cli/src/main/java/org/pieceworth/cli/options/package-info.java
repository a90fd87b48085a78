/// Options of commands: how they are described, typed and checked.
@NullMarked
package org.pieceworth.cli.options;

import org.jspecify.annotations.NullMarked;
