/// The engine's own numbers, tuned by games.
package org.pieceworth.lab.tune;
