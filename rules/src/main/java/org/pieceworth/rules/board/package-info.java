/// Board shapes and squares.
package org.pieceworth.rules.board;
