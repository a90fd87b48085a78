/// External engines that speak UCI, as players.
package org.pieceworth.lab.uci;
