/// Fits of the synergy law, its predictions of held-out targets, and its printed tables recomputed.
package org.pieceworth.studies.synergy;
