/// What long work shows while it runs.
@NullMarked
package org.pieceworth.cli.terminal;

import org.jspecify.annotations.NullMarked;
