/// Pseudo-legal moves, and legal ones, either by checks and pins or by trying each.
package org.pieceworth.rules.fairy.movegen;
