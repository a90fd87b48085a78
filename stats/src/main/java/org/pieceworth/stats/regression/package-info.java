/// Logistic regression of wins, draws and losses.
@NullMarked
package org.pieceworth.stats.regression;

import org.jspecify.annotations.NullMarked;
