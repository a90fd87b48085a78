/// Values of the synergy lexicon.
@NullMarked
package org.pieceworth.studies.lexicon;

import org.jspecify.annotations.NullMarked;
