/// Matches between two players: every opening is played with both colours, and pairs of games are counted.
package org.pieceworth.lab.match;
