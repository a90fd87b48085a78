/// Values from the results of armies: scores of armies against each other, without their games.
package org.pieceworth.empirical.armies;
