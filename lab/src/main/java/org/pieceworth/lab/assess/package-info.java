/// Facts about a game as a whole, by games that were played: its balance, its length, the use of its pieces and rules.
@NullMarked
package org.pieceworth.lab.assess;

import org.jspecify.annotations.NullMarked;
