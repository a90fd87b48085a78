/// Expected scores of armies, for answers.
@NullMarked
package org.pieceworth.studies.score;

import org.jspecify.annotations.NullMarked;
