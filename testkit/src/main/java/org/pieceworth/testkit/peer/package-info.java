/// The rules checked against another engine: random games in which both list the moves of every position.
package org.pieceworth.testkit.peer;
