/// Makes a move and unmakes it, with all its effects.
package org.pieceworth.rules.fairy.make;
