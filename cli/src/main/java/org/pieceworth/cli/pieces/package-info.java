/// Commands about pieces, moves and variants.
@NullMarked
package org.pieceworth.cli.pieces;

import org.jspecify.annotations.NullMarked;
