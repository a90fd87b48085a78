/// Choices among alternatives: the conditional logit.
@NullMarked
package org.pieceworth.stats.choice;

import org.jspecify.annotations.NullMarked;
