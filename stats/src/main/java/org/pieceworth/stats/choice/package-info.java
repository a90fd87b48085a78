/// Choices among alternatives: the conditional logit.
package org.pieceworth.stats.choice;
