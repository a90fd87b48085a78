/// Pseudo-legal moves, and legal ones, either by checks and pins or by trying each.
@NullMarked
package org.pieceworth.rules.fairy.movegen;

import org.jspecify.annotations.NullMarked;
