/// Commands that play.
@NullMarked
package org.pieceworth.cli.play;

import org.jspecify.annotations.NullMarked;
