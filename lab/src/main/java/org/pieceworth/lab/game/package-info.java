/// Games between players: openings, rules of ending, and what came out.
package org.pieceworth.lab.game;
