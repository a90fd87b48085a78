/// Values of the synergy lexicon.
package org.pieceworth.studies.lexicon;
