/// The state of a game: pieces, hands, rights, the undo stack.
package org.pieceworth.rules.fairy.state;
