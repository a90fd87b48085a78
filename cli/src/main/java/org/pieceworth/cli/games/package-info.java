/// Commands that read games.
@NullMarked
package org.pieceworth.cli.games;

import org.jspecify.annotations.NullMarked;
