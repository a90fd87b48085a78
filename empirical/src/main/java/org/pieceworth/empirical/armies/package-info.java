/// Values from the results of armies: what armies scored against each other, without their games.
package org.pieceworth.empirical.armies;
