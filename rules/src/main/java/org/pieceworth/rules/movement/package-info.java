/// Movements of pieces, resolved: rays for people and tests, tables of primitives for loops.
package org.pieceworth.rules.movement;
