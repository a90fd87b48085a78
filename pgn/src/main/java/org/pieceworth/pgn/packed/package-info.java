/// Games within archives and compressed files.
package org.pieceworth.pgn.packed;
