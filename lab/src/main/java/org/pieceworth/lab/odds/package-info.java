/// Handicaps: games between a side that gives odds and one that takes them.
package org.pieceworth.lab.odds;
