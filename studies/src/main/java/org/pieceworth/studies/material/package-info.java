/// The value of each side's material by the universal calculation.
package org.pieceworth.studies.material;
