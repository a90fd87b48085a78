/// Which variants are there, and is a file of variants right?
package org.pieceworth.studies.variants;
