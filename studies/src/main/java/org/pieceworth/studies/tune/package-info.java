/// The engine's numbers tuned by games.
package org.pieceworth.studies.tune;
