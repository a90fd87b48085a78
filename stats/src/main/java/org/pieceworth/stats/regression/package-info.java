/// Logistic regression of wins, draws and losses.
package org.pieceworth.stats.regression;
