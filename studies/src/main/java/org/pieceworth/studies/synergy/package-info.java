/// Fits of the synergy law, what it predicts of targets that were held out, and its printed tables recomputed.
package org.pieceworth.studies.synergy;
