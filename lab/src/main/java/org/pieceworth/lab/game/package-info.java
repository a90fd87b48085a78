/// Games between players: openings, rules of ending, and results.
package org.pieceworth.lab.game;
